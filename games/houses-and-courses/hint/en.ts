/** The moves of Houses & Courses as advice, in English. */
import { type Advice, listing, type Seat } from '../../kit';
import { mailOf } from '../catalogue';
import { DRAW1, DRAW2, type HouseId } from '../data';
import type { HousesMoves, HousesView, Params } from '../state';
import { magicName, schoolName } from '../text/log';
import type { HousesWords } from '../text/words';
import { cardIn, counted, courseInQuestion, drawsInstead, effectTakenOver, ownerOf } from './reading';

const list = listing('en');

export function advice({ pieces, aim }: HousesWords): Advice<HousesView, HousesMoves> {
  type Advised = Parameters<Advice<HousesView, HousesMoves>['endTurn']>[1];
  const magic = (id: string): string => `**${magicName(id, pieces)}**`;
  const letter = (id: string): string => `**${pieces.mail[mailOf(id).kind].name}**`;
  const power = (house: HouseId): string => `use the power of **${pieces.houses[house].name}**`;
  const place = (slot: number, advised: Advised): string => {
    const card = cardIn(slot, advised, pieces);
    return `card ${slot + 1} of the Timetable${card && `, **${card}**`}`;
  };
  const area = (seat: string, advised: Advised): string =>
    seat === advised.seat ? 'in your own area' : `in the area of **${advised.nameOf(seat as Seat)}**`;
  const aimed = (params: Params, advised: Advised): string => {
    const owner = params.bonus === undefined ? undefined : ownerOf(params.bonus, advised);
    const where = owner === undefined ? '' : ` ${area(owner, advised)}`;
    return `${aim(params, (seat) => `**${advised.nameOf(seat)}**`)}${where}`;
  };
  return {
    pickHouse: ({ house }) => `join **${pieces.houses[house as HouseId].name}**`,
    drawTwo: () => `draw **${DRAW1} cards**`,
    drawFive: () => `draw **${DRAW2} cards** with both actions`,
    collect: ({ slot, pay }, advised) =>
      `collect **${cardIn(slot, advised, pieces)}**, card ${slot + 1} of the Timetable, and pay with ${list(counted(pay.map(magic)))}`,
    playSpell: ({ card, params }, advised) => `cast ${magic(card)}${aimed(params, advised)}`,
    playBonus: ({ card, to }, advised) => `lay ${magic(card)} ${area(to, advised)}`,
    useMail: ({ mail }) => `open your letter ${letter(mail)}`,
    useSerpentin: () => power('serpentin'),
    giveCards: ({ gifts }, { nameOf }) =>
      `give ${list(Object.entries(gifts).map(([seat, card]) => `${magic(card)} to ${nameOf(seat as Seat)}`))}`,
    useSerdongle: ({ slot }, advised) =>
      `${power('serdongle')} and read the letters on ${place(slot, advised)}`,
    usePoufmoufle: () => `${power('poufmoufle')} and take a letter from the reserve`,
    placeMail: ({ slot }, advised) => `lay the letter on ${place(slot, advised)}`,
    endTurn: () => 'end your turn',
    applyCourse: ({ params }, advised) => {
      const course = courseInQuestion(advised, pieces);
      if (drawsInstead(params, advised)) return `use **${course}** to draw a card`;
      return `apply the effect of **${course}**${aimed(params, advised)}`;
    },
    skipCourse: (_, advised) => `do without the effect of **${courseInQuestion(advised, pieces)}**`,
    respond: ({ use }) => {
      if (use === null) return '**pass**: let it happen';
      return 'card' in use ? `answer with ${magic(use.card)}` : `answer with your ${letter(use.mail)}`;
    },
    copyEffect: ({ params }, advised) =>
      `apply **${effectTakenOver(advised, pieces)}** for yourself${aimed(params, advised)}`,
    declineCopy: (_, advised) => `let the effect of **${effectTakenOver(advised, pieces)}** go`,
    pickFromHand: ({ card }) => `take ${magic(card)}`,
    pickMail: ({ mail }) => (mail === null ? 'take none of the letters' : `take the letter ${letter(mail)}`),
    giveSchool: ({ card }) => `give **${schoolName(card, pieces)}** away`,
  };
}
