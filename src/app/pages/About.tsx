/** Whose games these are, and what else Grimoire is made of. */
import type { ReactNode } from 'react';
import { CATALOGUE } from '../../../games';
import {
  FONTS,
  GAME_CREDITS,
  type GameCredit,
  ICON_AUTHORS,
  ICON_LICENCE,
  ICON_SET,
  LIBRARIES,
  type Source,
} from '../about/credits';
import { listOf } from '../home/standing';
import { useSpoken } from '../text';
import { useAboutWords } from '../text/about';
import { usePage } from '../usePage';
import css from './About.module.css';

export default function About() {
  const { language } = useSpoken();
  const text = useAboutWords();
  usePage(text.title);
  return (
    <main className={css.about} id="main" tabIndex={-1}>
      <h1>{text.title}</h1>
      <p className={css.lead}>{text.lead}</p>
      <Part title={text.games} lead={text.gamesLead}>
        <ul className={css.games}>
          {GAME_CREDITS.map((credit) => (
            <Credit key={credit.id} credit={credit} />
          ))}
        </ul>
      </Part>
      <Part title={text.pictures} lead={text.picturesBody}>
        <p>
          {text.iconAuthors} {listOf(ICON_AUTHORS, language)} (<Away {...ICON_SET} />,{' '}
          <a href={ICON_LICENCE}>{ICON_SET.by}</a>).
        </p>
      </Part>
      <Part title={text.fonts} lead={text.fontsBody}>
        <Sources sources={FONTS} />
      </Part>
      <Part title={text.libraries} lead={text.librariesBody}>
        <Sources sources={LIBRARIES} />
      </Part>
      <Part title={text.own} lead={text.ownBody} />
      <Part title={text.privacy} lead={text.privacyBody} />
    </main>
  );
}

function Part({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </section>
  );
}

function Credit({ credit }: { readonly credit: GameCredit }) {
  const { language } = useSpoken();
  const { original, design, art, publisher, thanks } = useAboutWords();
  const lines = [
    [original, credit.original],
    [design, credit.design],
    [art, credit.art],
    [publisher, credit.publisher],
    [thanks, credit.thanks],
  ] as const;
  return (
    <li className={css.game}>
      <img src={`/covers/${credit.id}.svg`} alt="" width={480} height={640} />
      <div>
        <h3>{CATALOGUE.find(({ id }) => id === credit.id)?.title[language]}</h3>
        <dl>
          {lines.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </li>
  );
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul className={css.sources}>
      {sources.map((source) => (
        <li key={source.name}>
          <Away {...source} /> <span>{source.by}</span>
        </li>
      ))}
    </ul>
  );
}

function Away({ name, href }: Source) {
  return <a href={href}>{name}</a>;
}
