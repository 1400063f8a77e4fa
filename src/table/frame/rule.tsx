/** Links to the rules from wherever a rule is spoken of. The table opens the section without leaving the game. */
import { createContext, type MouseEvent, use } from 'react';
import { cx, IconBook } from '../../ui';
import { useTableWords } from '../text';
import css from './rule.module.css';

/** The rules of the game on the table. */
export interface RuleShelf {
  /** The title of a section, if there is such a section. */
  titleOf(section: string): string | undefined;
  /** The address of a section, for a new tab. */
  addressOf(section: string): string;
  open(section: string): void;
}

export const RuleContext = createContext<RuleShelf | null>(null);

export interface RuleLinkProps {
  /** Nothing is shown where none is given. */
  readonly section: string | undefined;
  /** Only the book; the words are for screen readers. */
  readonly small?: boolean;
  /** For a list that the arrow keys lead through: only where the keyboard comes in, Tab stops at the link too. */
  readonly tabIndex?: 0 | -1;
}

export function RuleLink({ section, small = false, tabIndex = 0 }: RuleLinkProps) {
  const words = useTableWords();
  const shelf = use(RuleContext);
  const title = section === undefined ? undefined : shelf?.titleOf(section);
  if (!shelf || section === undefined || title === undefined) return null;
  const open = (event: MouseEvent) => {
    // With a key held, the browser's own way: a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shelf.open(section);
  };
  return (
    <a
      className={cx(css.link, small && css.small)}
      href={shelf.addressOf(section)}
      target="_blank"
      rel="noreferrer"
      aria-label={words.ruleOf(title)}
      tabIndex={tabIndex}
      title={small ? words.ruleOf(title) : undefined}
      onClick={open}
    >
      <IconBook />
      {!small && <span>{words.ruleOf(title)}</span>}
    </a>
  );
}
