/** What happens on the bridge, told in French. */
import type { NameOf } from '../../../kit';
import type { ShazammEvent } from '../../events';
import type { SpellNo, Wizard } from '../../state';
import { spellsAndOwners, type Telling } from '../log';
import { spells } from './spells';

export const telling: Telling = {
  round: (round) => `Manche ${round}`,
  turn: (round, turn) => `Manche ${round}, tour ${turn}`,
  titled: (spell, sentence) => `${spell} **${nameOf(spell)}** : ${sentence}`,
  sentence: tell,
};

export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** Zero is singular in French. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount < 2 ? one : many}`;
}

/** "d’Éloïse", "de Théo" */
export function of(name: string): string {
  return /^\**[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

const nameOf = (spell: SpellNo): string => spells[spell].name;

function tell(event: ShazammEvent, player: NameOf): string {
  const bold = (wizard: Wizard): string => `**${player(wizard)}**`;
  switch (event.type) {
    case 'roundBegan':
      return `${event.mana['0']} Mana dans chaque réserve. ${drawing(event, bold)}.`;
    case 'arranged':
      return `${bold(event.player)} a rangé sa pioche.`;
    case 'committed':
      return `${bold(event.player)} a posé${laid(event)}.`;
    case 'revealed':
      return `${bids(event, '0', bold)} ; ${bids(event, '1', bold)}.`;
    case 'cancelled':
      return 'posé des deux côtés, il s’annule.';
    case 'muted':
      return `**Mutisme** fait taire ${list(spellsAndOwners(event.entries, player, nameOf))}.`;
    case 'voided':
      return `perdus sans effet : ${list(spellsAndOwners(event.entries, player, nameOf))}.`;
    case 'applied':
      return applied(event, bold);
    case 'asked':
      return asked(event.spell, bold(event.controller));
    case 'cloned':
      return event.spell === null
        ? `${bold(event.player)} ne copie rien.`
        : `${bold(event.player)} copie **${nameOf(event.spell)}**.`;
    case 'stolen': {
      const kept =
        event.kept.length > 0
          ? [`prend à son compte ${list(event.kept.map((one) => nameOf(one.spell)))}`]
          : [];
      const gone =
        event.destroyed.length > 0
          ? [`détruit ${list(event.destroyed.map((one) => nameOf(one.spell)))}`]
          : [];
      return `${bold(event.player)} ${[...kept, ...gone].join(', et ')}.`;
    }
    case 'recycled':
      return event.delta === 0
        ? `${bold(event.player)} garde sa mise de ${event.bid[event.player]}.`
        : `${bold(event.player)} change sa mise de ${signed(event.delta)} : **${event.bid[event.player]}**.`;
    case 'compared':
      return compared(event, bold);
    case 'paid':
      return `${pays(event, '0', bold)}, ${pays(event, '1', bold)}.`;
    case 'gained':
      return event.amount === 0
        ? `${bold(event.player)} ne gagne rien, sa réserve est pleine.`
        : `${bold(event.player)} gagne ${event.amount} Mana et en a **${event.mana[event.player]}**.`;
    case 'pushed':
      return `${bold(event.exhausted)} n’a plus de Mana : le feu est poussé de ${count(event.steps, 'dalle')}, jusqu’à la dalle **${event.wall}**.`;
    case 'roundEnded':
      return `${CAUSES[event.cause]} Les dalles **${event.collapsed}** et **${20 - event.collapsed}** s’effondrent ; ${bold('0')} gagne la dalle ${event.wizards['0']}, ${bold('1')} la dalle ${event.wizards['1']}.`;
    case 'fell':
      return 'draw' in event.result
        ? 'les deux sorciers tombent dans la lave : match nul.'
        : `${bold(event.result.loser)} tombe dans la lave, ${bold(event.result.winner)} **remporte le duel**.`;
  }
}

const CAUSES = {
  WALL_TOUCHED: 'le feu a atteint un sorcier.',
  MANA_EXHAUSTED: 'une réserve est vide, la manche est finie.',
  BOTH_EXHAUSTED: 'les deux réserves sont vides, la manche est finie.',
  ROUND_END_SPELL: 'la manche est finie, le feu reste où il est.',
} as const;

export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0';
}

type Of<T extends ShazammEvent['type']> = Extract<ShazammEvent, { type: T }>;
type Bold = (wizard: Wizard) => string;

function drawing(event: Of<'roundBegan'>, bold: Bold): string {
  if (event.drawn['0'] + event.drawn['1'] === 0) return 'Plus rien à piocher';
  return `${draws(event, '0', bold)}, ${draws(event, '1', bold)}`;
}

function draws(event: Of<'roundBegan'>, wizard: Wizard, bold: Bold): string {
  const drawn = event.secret[wizard]?.drawn;
  const amount = event.drawn[wizard];
  if (amount === 0) return `${bold(wizard)} ne pioche rien`;
  return `${bold(wizard)} pioche ${drawn && amount <= 5 ? list(drawn.map(nameOf)) : count(amount, 'sort')}`;
}

function laid(event: Of<'committed'>): string {
  const own = event.secret[event.player];
  if (own)
    return ` : ${list([`${own.bid} Mana`, ...own.spells.map(nameOf), ...(own.decoy ? ['le leurre'] : [])])}`;
  if (event.faceDown === null) return ' son choix';
  return event.faceDown === 0
    ? ' sa mise, sans carte'
    : ` sa mise et ${count(event.faceDown, 'carte')} face cachée`;
}

function bids(event: Of<'revealed'>, wizard: Wizard, bold: Bold): string {
  const cards = [...event.spells[wizard].map(nameOf), ...(event.decoy[wizard] ? ['le leurre'] : [])];
  return `${bold(wizard)} mise **${event.bid[wizard]}** ${cards.length > 0 ? `avec ${list(cards)}` : 'sans aucun sort'}`;
}

function asked(spell: SpellNo, name: string): string {
  if (spell === 2) return `${name} choisit un sort à copier.`;
  if (spell === 3) return `${name} décide du destin des sorts adverses.`;
  return `${name} peut changer sa mise.`;
}

function applied(event: Of<'applied'>, bold: Bold): string {
  const me = bold(event.controller);
  const attack = event.attack[event.controller];
  switch (event.spell) {
    case 1:
      return 'plus aucun sort n’agit jusqu’à la fin de la manche.';
    case 2:
      return 'il n’y a rien à copier.';
    case 3:
      return 'il n’y a rien à voler.';
    case 4:
      return 'la manche s’arrête net.';
    case 5:
      return event.idle === null
        ? `le feu revient à mi-chemin, sur la dalle **${event.wall}**.`
        : 'le feu est déjà à mi-chemin.';
    case 6:
      return 'la mise ne peut pas changer.';
    case 7:
      return `l’attaque ${of(me)} gagne 7 et passe à **${attack}**.`;
    case 8:
      return `l’attaque ${of(me)} compte double, ${attack / 2} × 2 = **${attack}**.`;
    case 9:
      return 'si le feu bouge, il ira vers l’attaque la plus forte.';
    case 10:
      return 'si le feu bouge, il franchira deux dalles.';
    case 11:
      return `le feu ne peut pas venir vers ${me} ce tour-ci.`;
    case 12:
      return `${me} ne paiera rien si le feu se rapproche.`;
    case 13:
      return `${me} gagnera 13 Mana après paiement.`;
    case 14:
      return `${me} gagnera la mise adverse en Mana.`;
  }
}

function compared(event: Of<'compared'>, bold: Bold): string {
  const score = `**${event.attack['0']}** contre **${event.attack['1']}**`;
  if (event.resisted !== null)
    return `${score} : ${bold(event.resisted)} résiste, le feu reste sur la dalle ${event.wall}.`;
  if (event.towards === null) return `${score} : le feu reste sur la dalle ${event.wall}.`;
  const why = event.loserWins ? ', et qui perd gagne' : '';
  return `${score}${why} : le feu avance ${event.steps === 1 ? 'd’une dalle' : 'de deux dalles'} vers ${bold(event.towards)}, jusqu’à la dalle **${event.wall}**.`;
}

function pays(event: Of<'paid'>, wizard: Wizard, bold: Bold): string {
  const what = event.spared === wizard ? 'ne paie rien grâce à **Harpagon**' : `paie ${event.paid[wizard]}`;
  return `${bold(wizard)} ${what} (reste ${event.mana[wizard]})`;
}
