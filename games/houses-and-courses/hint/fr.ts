/** The moves of Houses & Courses as advice, in French. */
import { type Advice, listing, type Seat } from '../../kit';
import { mailOf } from '../catalogue';
import { DRAW1, DRAW2, type HouseId } from '../data';
import type { HousesMoves, HousesView, Params } from '../state';
import { magicName, schoolName } from '../text/log';
import type { HousesWords } from '../text/words';
import { cardIn, counted, courseInQuestion, drawsInstead, effectTakenOver, ownerOf } from './reading';

const list = listing('fr');

export function advice({ pieces, aim }: HousesWords): Advice<HousesView, HousesMoves> {
  type Advised = Parameters<Advice<HousesView, HousesMoves>['endTurn']>[1];
  const magic = (id: string): string => `**${magicName(id, pieces)}**`;
  const letter = (id: string): string => `**${pieces.mail[mailOf(id).kind].name}**`;
  const power = (house: HouseId): string => `utilise le pouvoir de **${pieces.houses[house].name}**`;
  const place = (slot: number, advised: Advised): string => {
    const card = cardIn(slot, advised, pieces);
    return `la carte ${slot + 1} de l’emploi du temps${card && `, **${card}**`}`;
  };
  const area = (seat: string, advised: Advised): string =>
    seat === advised.seat ? 'dans ta propre zone' : `chez **${advised.nameOf(seat as Seat)}**`;
  const aimed = (params: Params, advised: Advised): string => {
    const owner = params.bonus === undefined ? undefined : ownerOf(params.bonus, advised);
    const where = owner === undefined ? '' : ` ${area(owner, advised)}`;
    return `${aim(params, (seat) => `**${advised.nameOf(seat)}**`)}${where}`;
  };
  return {
    pickHouse: ({ house }) => `rejoins **${pieces.houses[house as HouseId].name}**`,
    drawTwo: () => `pioche **${DRAW1} cartes**`,
    drawFive: () => `pioche **${DRAW2} cartes** avec tes deux actions`,
    collect: ({ slot, pay }, advised) =>
      `collectionne **${cardIn(slot, advised, pieces)}**, la carte ${slot + 1} de l’emploi du temps, et paie avec ${list(counted(pay.map(magic)))}`,
    playSpell: ({ card, params }, advised) => `lance ${magic(card)}${aimed(params, advised)}`,
    playBonus: ({ card, to }, advised) => `pose ${magic(card)} ${area(to, advised)}`,
    useMail: ({ mail }) => `ouvre ton Courrier ${letter(mail)}`,
    useSerpentin: () => power('serpentin'),
    giveCards: ({ gifts }, { nameOf }) =>
      `donne ${list(Object.entries(gifts).map(([seat, card]) => `${magic(card)} à ${nameOf(seat as Seat)}`))}`,
    useSerdongle: ({ slot }, advised) =>
      `${power('serdongle')} et lis les Courriers posés sur ${place(slot, advised)}`,
    usePoufmoufle: () => `${power('poufmoufle')} et prends un Courrier dans la réserve`,
    placeMail: ({ slot }, advised) => `pose le Courrier sur ${place(slot, advised)}`,
    endTurn: () => 'termine ton tour',
    applyCourse: ({ params }, advised) => {
      const course = courseInQuestion(advised, pieces);
      if (drawsInstead(params, advised)) return `sers-toi du Cours **${course}** pour piocher une carte`;
      return `applique l’effet du Cours **${course}**${aimed(params, advised)}`;
    },
    skipCourse: (_, advised) => `renonce à l’effet du Cours **${courseInQuestion(advised, pieces)}**`,
    respond: ({ use }) => {
      if (use === null) return '**passe** : laisse faire';
      return 'card' in use ? `réponds par ${magic(use.card)}` : `réponds par ton ${letter(use.mail)}`;
    },
    copyEffect: ({ params }, advised) =>
      `applique **${effectTakenOver(advised, pieces)}** à ton compte${aimed(params, advised)}`,
    declineCopy: (_, advised) => `laisse tomber l’effet repris : **${effectTakenOver(advised, pieces)}**`,
    pickFromHand: ({ card }) => `prends ${magic(card)}`,
    pickMail: ({ mail }) =>
      mail === null ? 'ne prends aucun Courrier' : `prends le Courrier ${letter(mail)}`,
    giveSchool: ({ card }) => `donne **${schoolName(card, pieces)}**`,
  };
}
