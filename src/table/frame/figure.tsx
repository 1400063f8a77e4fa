/** Pictures for the rules pages, drawn with the pieces of a real table. */
import type { ComponentType, ReactNode } from 'react';
import type { Figure } from '../contract';

export interface SettingProps<W> {
  readonly words: W;
  /** The picture. */
  readonly children: ReactNode;
}

/** Makes figures of pictures. The setting gives them what the pieces of the game expect around them. */
export function figuresIn<W extends object>(
  Setting: ComponentType<SettingProps<W>>,
): (Picture: ComponentType) => Figure {
  return (Picture) => {
    function Drawn({ words }: { readonly words: W }) {
      return (
        <Setting words={words}>
          <Picture />
        </Setting>
      );
    }
    // As every board, its pictures are handed the words of their own game.
    return Drawn as Figure;
  };
}
