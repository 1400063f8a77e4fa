/** Pictures for the rules pages, drawn with the pieces of a real table: they bring the words of their game along. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../../games/kit';
import type { Figure } from '../contract';
import css from './figure.module.css';

export interface SettingProps<W> {
  readonly words: W;
  /** The picture. */
  readonly children: ReactNode;
}

/** Makes figures of pictures. The setting gives them what the pieces of the game expect around them. */
export function figuresIn<W>(
  words: Readonly<Record<Language, () => Promise<{ readonly words: W }>>>,
  Setting: ComponentType<SettingProps<W>>,
): (Picture: ComponentType) => Figure {
  return (Picture) =>
    function Drawn({ language }) {
      const [spoken, setSpoken] = useState<W | null>(null);
      useEffect(() => {
        let wanted = true;
        void words[language]().then((loaded) => wanted && setSpoken(loaded.words));
        return () => {
          wanted = false;
        };
      }, [language]);
      if (spoken === null) return <div className={css.blank} />;
      return (
        <Setting words={spoken}>
          <Picture />
        </Setting>
      );
    };
}
