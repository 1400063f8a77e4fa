/** What has just been declared: a card held over the table, while the others may answer or the effect begins. */
import type { HousesView } from '../../state';
import { MagicCard } from '../cards/MagicCard';
import { SchoolCard } from '../cards/SchoolCard';
import { useSpeaker } from '../context';
import { linksOf } from './links';
import css from './Spotlight.module.css';

export function Spotlight({ table }: { readonly table: HousesView }) {
  const { words, nameOf } = useSpeaker();
  const [link] = linksOf(table, words, nameOf);
  if (!link || 'mail' in link.item) return null;
  const { item, title, text } = link;
  return (
    <figure className={css.spotlight}>
      {item.kind === 'course' ? (
        <SchoolCard id={item.card} still />
      ) : (
        <MagicCard id={item.card} piece={item.card} still />
      )}
      <figcaption>
        <span>{nameOf(item.player)}</span>
        <b>{title}</b>
        <small>{text}</small>
      </figcaption>
    </figure>
  );
}
