/** What the board says in French. */
import type { BoardWords, Summary } from '../words';
import { count, list, of, signed } from './telling';

function cards({ spells, decoy }: Summary): string {
  if (spells === 0) return decoy ? 'leurre seul' : 'aucune carte';
  return `${count(spells, 'sort')}${decoy ? ' + leurre' : ''}`;
}

export const board: BoardWords = {
  seats: {
    you: 'toi',
    mana: 'Mana',
    inHand: (cards) => `${cards} en main`,
    toDraw: (cards) => `${cards} à piocher`,
    spellsLeft: (name) => `Les sorts ${of(name)}`,
    spent: 'joué',
    lastTurn: 'Dernier tour',
    lastTurnOf: (name) => `${name} a posé au dernier tour :`,
    openSheet: (name) => `Lire les sorts ${of(name)}`,
  },
  bridge: {
    label: 'Le pont',
    fire: (wall, distance, names) =>
      `Mur de feu sur la dalle ${wall}, à ${count(distance['0'], 'dalle')} ${of(names['0'])} et ${distance['1']} ${of(names['1'])}.`,
    stands: (name, tile, margin) =>
      `${name} est sur la dalle ${tile}, avec ${count(margin, 'dalle intacte', 'dalles intactes')} derrière.`,
    fallen: (name) => `La lave a englouti ${name}.`,
    whole: 'Aucune dalle ne s’est encore effondrée.',
    collapsed: (perSide, first, last) =>
      `${count(perSide, 'dalle effondrée', 'dalles effondrées')} à chaque bout ; il reste les dalles ${first} à ${last}.`,
    next: (first, last) => `Les dalles ${first} et ${last} seront les prochaines à tomber.`,
    tiles: (tiles) => (tiles < 2 ? 'dalle' : 'dalles'),
  },
  laid: {
    mine: 'caché aux autres',
    locked: 'posé, caché aux autres',
    empty: 'aucune carte posée',
    ready: (name) => `${name} a posé`,
    choosing: (name) => `${name} réfléchit`,
    faceDown: (name, cards) =>
      cards === null
        ? `${name} a posé ses cartes face cachée`
        : `${name} : ${count(cards, 'carte')} face cachée`,
    by: (name) => `Posé par ${name}`,
  },
  bid: {
    label: 'Ta mise',
    of: (reserve) => `sur **${reserve}** Mana`,
    leaves: (mana) => `reste ${mana}`,
    tenMore: 'Dix de plus',
    tenLess: 'Dix de moins',
    oneMore: 'Un de plus',
    oneLess: 'Un de moins',
    tooHigh: (bid, reserve) => `**${bid}, c’est trop.** Tu as ${reserve} Mana : mise de 1 à ${reserve}.`,
    tooLow: (reserve) =>
      reserve === 1
        ? '**Il faut miser.** Un Mana, c’est tout ce que tu as.'
        : `**Il faut miser.** Choisis de 1 à ${reserve} Mana.`,
    help: 'Les flèches la changent de un, Page précédente et Page suivante de dix ; ou tape le nombre.',
  },
  hand: {
    label: (cards) => `Ta main, ${count(cards, 'sort')}`,
    lay: 'Poser face cachée',
    takeBack: 'Reprendre',
    kind: (spell, does) => `Sort ${spell}, ${does}`,
    decoyKind: 'N’est pas un sort',
    close: 'Fermer',
  },
  commit: {
    status: 'Règle ta mise et choisis tes sorts.',
    opponentReady: (name, cards) =>
      cards === null
        ? `${name} a posé son choix.`
        : `${name} a posé ${cards === 0 ? 'sa mise, sans carte' : `${count(cards, 'carte')} face cachée`}.`,
    opponentChoosing: (name) => `${name} réfléchit aussi.`,
    clear: 'Effacer',
    nothingToClear: 'Rien à effacer : c’est la mise la plus basse, sans carte.',
    ready: 'Poser',
    summary: (summary) => `${summary.bid} Mana, ${cards(summary)}`,
    confirmTitle: 'Poser pour de bon ?',
    confirmBody: (bid, cards) =>
      `Tu mises ${bid} Mana ${cards.length > 0 ? `et poses ${list(cards)}` : 'sans poser de carte'}. Impossible de revenir en arrière.`,
    confirmMuted: 'Mutisme agit encore : ces sorts seront perdus.',
    confirm: 'Poser',
  },
  wait: {
    choosing: (names) => `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'} encore.`,
    broken: 'Le duel a été interrompu.',
    secret: 'Les deux camps se dévoilent en même temps.',
    mana: (bid) => `${bid} Mana`,
    laid: (summary) => `${cards(summary)}, c’est posé`,
    undo: 'Annuler',
    undoWhy: 'Une mise posée ne se reprend pas.',
    deciding: (name, spell) => `${name} décide pour ${spell}.`,
    arranging: (names) => `${list(names)} ${names.length === 1 ? 'range sa pioche' : 'rangent leur pioche'}.`,
    arranged: 'Ta pioche est rangée.',
  },
  muted: 'Mutisme : aucun sort n’agit cette manche',
  attacks: { label: 'Attaque', bid: (bid) => `mise ${bid}` },
  story: {
    label: 'Les sorts, dans leur ordre',
    skip: 'Passer',
    replay: 'Revoir',
    steps: ['comparer les attaques', 'bouger le feu', 'payer les mises'],
    revealed: 'Cartes sur table',
    comparison: 'Attaque contre attaque',
    payment: 'L’heure de payer',
    silence: 'Silence',
    push: 'Une réserve à sec',
    roundEnd: 'Le pont s’effrite',
    roundBegins: (round) => `La manche ${round} commence`,
    fall: 'Dans la lave',
    twice: (spell) => `${spell}, deux fois`,
    next: (spell, name) => `Ensuite : ${spell}, pour ${name}`,
    fates: { cancelled: 'annulé', muted: 'muet', void: 'perdu', destroyed: 'détruit' },
    cloned: 'copie',
    stolen: 'volé',
  },
  clone: {
    status: (name) => `${name}, choisis le sort à copier.`,
    detail: (opponent) => `Ce que ${opponent} a posé au dernier tour ; tu peux aussi ne rien copier.`,
    decline: 'Ne rien copier',
    choose: 'Copier',
    chooseFirst: 'Choisis d’abord un sort, ou ne copie rien.',
    copy: (spell) => `Copier ${spell}`,
  },
  theft: {
    label: 'Sorts dérobés',
    status: (name) => `${name}, sers-toi de ton butin ou détruis-le.`,
    detail: 'Un sort gardé agit pour toi quand vient son numéro.',
    keep: 'Pour moi',
    destroy: 'Détruire',
    confirm: 'Valider',
    summary: (kept, destroyed) => `${kept} pour moi, ${count(destroyed, 'détruit')}`,
  },
  recycling: {
    status: (name) => `${name}, corrige ta mise ou garde-la.`,
    detail: (min, max) => `De ${signed(min)} à ${signed(max)} Mana.`,
    label: 'Changer la mise de',
    signed,
    bid: (before, after) =>
      before === after ? `La mise reste à ${before}.` : `La mise passe de ${before} à ${after}.`,
    preview: 'attaques après Boost attaque et Double dose',
    change: (delta) => `Changer de ${signed(delta)}`,
    keep: 'Garder la mise',
  },
  arrange: {
    status: 'Range ta pioche.',
    detail: 'Choisis deux sorts pour les échanger. Dans une même manche, l’ordre est sans importance.',
    picked: (spell) => `${spell} : choisis le sort qui prendra sa place.`,
    batch: (round) => `Manche ${round}`,
    batchCards: (cards) => count(cards, 'sort'),
    ascending: 'Par numéro',
    shuffle: 'Mélanger',
    ready: 'Valider',
    confirmTitle: 'Garder cet ordre ?',
    confirmBody: 'Tu piocheras tes sorts dans cet ordre pendant tout le duel.',
  },
  over: {
    wins: (name) => `${name} remporte le duel.`,
    draw: 'Le duel finit sur un match nul.',
    fell: (name) => `La lave a englouti ${name}.`,
    bothFell: 'Les deux sorciers sont tombés dans la lave.',
  },
};
