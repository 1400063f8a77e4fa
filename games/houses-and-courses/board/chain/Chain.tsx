/** The chain of reactions: who answered whom, what each card does to the one before it, and which ones still stand. */
import { useLayoutEffect, useRef } from 'react';
import IconHourglass from '~icons/game-icons/hourglass';
import { Chip, IconLeft } from '../../../../src/ui';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import { itemName } from '../../text/log';
import { Crest } from '../cards/Crest';
import { Letter } from '../cards/Letter';
import { MagicCard } from '../cards/MagicCard';
import { SchoolCard } from '../cards/SchoolCard';
import { useSpeaker } from '../context';
import css from './Chain.module.css';
import { type Link, linksOf } from './links';

interface ChainProps {
  readonly table: HousesView;
  /** Answers are being given. */
  readonly open: boolean;
}

export function Chain({ table, open }: ChainProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.chain;
  const links = linksOf(table, words, nameOf);
  const [root] = table.chain;
  const list = useRef<HTMLOListElement>(null);
  const length = links.length;
  // The newest card is the one to be answered.
  useLayoutEffect(() => {
    if (length > 1) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [length]);
  if (!root) return null;
  return (
    <section className={css.window} aria-label={say.label}>
      <header className={css.head}>
        <h2>{say.title(nameOf(root.player), itemName(root, words.pieces))}</h2>
        <p>{links.length > 1 ? say.many(links.length) : say.one}</p>
      </header>
      <ol ref={list} className={css.chain} data-links={links.length}>
        {links.map((link, at) => (
          <li
            key={link.key}
            className={css.link}
            data-cancelled={link.cancelled || undefined}
            data-top={(at > 0 && at === links.length - 1) || undefined}
          >
            {link.does && (
              <span className={css.arrow} aria-hidden="true">
                <IconLeft />
                {link.does}
              </span>
            )}
            <span className={css.card}>
              <Picture link={link} />
            </span>
            <div className={css.text}>
              <p className={css.who}>
                {playerAt(table, link.item.player)
                  .houses.slice(0, 1)
                  .map((house) => (
                    <Crest key={house} house={house} size="1.4rem" />
                  ))}
                {nameOf(link.item.player)}
              </p>
              <b>{link.title}</b>
              <span>{link.text}</span>
              <em data-lost={link.cancelled || undefined}>{link.fate}</em>
            </div>
          </li>
        ))}
      </ol>
      {open && (
        <footer className={css.foot}>
          <Chip tone="accent" icon={<IconHourglass />}>
            {say.secret}
          </Chip>
        </footer>
      )}
    </section>
  );
}

function Picture({ link: { item, key } }: { readonly link: Link }) {
  if ('mail' in item)
    return (
      <span className={css.letter}>
        <Letter id={item.mail} piece={key} />
      </span>
    );
  // The card of a Course lies in its player's area, and travels from there.
  return item.kind === 'course' ? <SchoolCard id={item.card} /> : <MagicCard id={item.card} piece={key} />;
}
