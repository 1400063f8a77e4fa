/** Answering: the secret answer of one seat, and the public question around one device. */
import IconEnvelope from '~icons/game-icons/envelope';
import IconBolt from '~icons/game-icons/lightning-trio';
import type { Anybody } from '../../../../src/table';
import { Button, SeatSigil } from '../../../../src/ui';
import type { NameOf } from '../../../kit';
import { magicOf } from '../../catalogue';
import { moves } from '../../moves';
import { playerAt } from '../../seats';
import type { HousesView } from '../../state';
import { itemName, magicName } from '../../text/log';
import type { HousesWords } from '../../text/words';
import { oneOfEach } from '../cards/alike';
import { Chain } from '../chain/Chain';
import { outcomeOf } from '../chain/links';
import type { Moment } from './moment';
import css from './Tray.module.css';
import type { Task } from './task';

/** The same for whoever holds an answer and whoever holds none, but for the buttons. */
export function respondTask(moment: Moment): Task {
  const { view, seat, words, nameOf, why, play } = moment;
  const say = words.board.respond;
  const top = view.chain.at(-1);
  const outcome = outcomeOf(view, words, nameOf);
  const player = playerAt(view, seat);
  const hand = player.hand.filter((id) => id !== null);
  const answers = hand.filter((card) => moves.respond.check(view, seat, { use: { card } }) === null);
  const cards = oneOfEach(answers, (card) => magicOf(card).name);
  const letter = player.mail.find(
    (mail) => mail !== null && moves.respond.check(view, seat, { use: { mail } }) === null,
  );
  return {
    icon: <IconBolt />,
    status: top ? say.status(nameOf(top.player), itemName(top, words.pieces)) : '',
    detail: outcome ? say.ifNobody(outcome) : undefined,
    desk: <Chain table={view} open />,
    hand: {
      chosen: [],
      outlined: true,
      dimmed: true,
      refusal: (card) => why(moves.respond.check(view, seat, { use: { card } })),
      choose: (card) => play('respond', { use: { card } }),
    },
    tray: (
      <p className={css.pay}>
        <span className={css.note}>
          <IconBolt />
          {cards.length > 0 || letter ? say.onlyReactions : say.nothing}
        </span>
      </p>
    ),
    actions: (
      <>
        {letter && (
          <Button
            icon={<IconEnvelope />}
            sub={say.letter}
            onClick={() => play('respond', { use: { mail: letter } })}
          >
            {words.pieces.spells.oubliettes.name}
          </Button>
        )}
        {cards.map((card) => (
          <Button
            key={card}
            icon={<IconBolt />}
            sub={say.fromHand}
            onClick={() => play('respond', { use: { card } })}
          >
            {magicName(card, words.pieces)}
          </Button>
        ))}
        <Button variant="primary" size="lg" onClick={() => play('respond', { use: null })}>
          {say.pass}
        </Button>
      </>
    ),
  };
}

/** Nothing of it depends on what anybody holds. */
export function anybodyTask(
  view: HousesView,
  { seats, answer }: Anybody,
  words: HousesWords,
  nameOf: NameOf,
): Task {
  const say = words.board.anybody;
  const outcome = outcomeOf(view, words, nameOf);
  return {
    icon: <IconBolt />,
    status: say.status,
    detail: outcome ? `${words.board.respond.ifNobody(outcome)} ${say.detail}` : say.detail,
    desk: <Chain table={view} open />,
    actions: (
      <>
        {seats.map((seat) => (
          <Button
            key={seat}
            icon={<SeatSigil seat={seat} size="1.4rem" />}
            sub={say.sub}
            onClick={() => answer(seat)}
          >
            {nameOf(seat)}
          </Button>
        ))}
        <Button variant="primary" size="lg" onClick={() => answer(null)}>
          {say.nobody}
        </Button>
      </>
    ),
  };
}
