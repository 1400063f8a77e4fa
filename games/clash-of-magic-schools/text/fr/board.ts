/** What the board says in French. */
import type { BoardWords, Fit } from '../words';
import { count, list, of } from './counting';
import { elements } from './elements';
import { REASONS } from './telling';

function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

function points(score: number, goal: number): string {
  if (score === goal) return `exactement ${goal}`;
  return score < goal ? `${goal - score} sous ${goal}` : `${score - goal} au-dessus de ${goal}`;
}

function whyNot({ level, needed, students, reason }: Fit): string {
  switch (reason) {
    case 'STARTING_TRIAL_RESERVED':
      return 'Elle est réservée à cette école tant qu’elle n’est pas passée.';
    case 'WRONG_TRIAL_LEVEL':
      return needed > 6
        ? 'Il n’y a pas de niveau plus haut à atteindre ici.'
        : `Ici, tu ne peux prendre que le niveau ${needed}.`;
    case 'NOT_ENOUGH_STUDENTS':
      return `Elle demande ${count(level, 'Élève')} ici ; tu en as ${students}.`;
    default:
      return '';
  }
}

export const board: BoardWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  undo: 'Reprendre',
  undoWhy: 'Rien à reprendre : tu n’as rien fait depuis la dernière carte révélée.',
  seat: {
    inHand: (cards) => `${count(cards, 'carte')} en main`,
    distance: (score) =>
      `${count(score, 'point')} : ${points(score, 15)}, ${points(score, 20)}, ${points(score, 9)}.`,
  },
  mast: {
    label: (scores, names, overtime) =>
      `Scores : ${names[0]} ${scores[0]}, ${names[1]} ${scores[1]}. ${
        overtime
          ? 'Prolongations : 20 points l’emportent, 9 ou moins font perdre.'
          : 'Victoire à 15 points si l’autre école en a 9 ou moins.'
      }`,
    title: 'Score',
    overtime: 'Prolongations',
    overtimeRule: 'victoire à 20, défaite à 9 ou moins',
  },
  lane: {
    plate: (arena, here) =>
      here.length === 0
        ? `${capital(arena)}.`
        : `${capital(arena)}, avec ${here.length === 1 ? 'l’Emblème' : 'les Emblèmes'} ${list(here.map(of))}.`,
    stack: (name, levels, students) =>
      `${name} : ${
        levels.length === 0
          ? 'aucune Épreuve passée'
          : `niveau ${levels.at(-1)}${levels.length > 1 ? ` sur ${list(levels.slice(0, -1).map(String))}` : ''}`
      }, ${count(students, 'Élève')}.`,
    column: (arena, name, students) => `Colonne ${of(name)} dans ${arena} : ${columnOf(students)}`,
    ownColumn: (arena, students) => `Ta colonne dans ${arena} : ${columnOf(students)}`,
    noStudents: 'Aucun Élève',
    legal: 'peut être choisi maintenant',
    next: (next) => {
      if (next.kind === 'ready')
        return `Une Épreuve de niveau ${next.level} est disponible et peut être passée ici.`;
      if (next.kind === 'few')
        return `Une Épreuve de niveau ${next.level} est disponible ; il manque ${count(next.missing, 'Élève')} ici.`;
      return `Le niveau ${next.level} vient ensuite ici ; aucune Épreuve de ce niveau n’est disponible.`;
    },
  },
  offer: {
    label: (school, levels) =>
      levels.length === 0
        ? `${school} : aucune Épreuve annoncée`
        : `${school} : Épreuve ${levels.at(-1)} disponible${levels.length > 1 ? `, couvertes : ${list(levels.slice(0, -1).map(String))}` : ''}`,
    legal: 'peut être passée maintenant',
    none: 'aucune Épreuve',
    count: (trials) => count(trials, 'annoncée'),
    available: 'Épreuve disponible',
    mustPass: 'Épreuve de départ',
  },
  tribune: {
    title: 'Tribune',
    hint: 'Épreuves à venir',
    open: (trials) => `Tribune : ${count(trials, 'Épreuve')} à venir. Ce qui reste, et ce qui convient où`,
    left: (level, trials) => `Niveau ${level} : **${trials}**`,
    perLevel: 'Encore dans la pioche',
    perLevelWhy: 'Chacun peut les compter : toutes les autres Épreuves sont visibles.',
    known: 'Prochaines annoncées',
    knownLevels: (levels) => `${list(levels.map(String))}, remises par Combustio.`,
    announced: 'Annoncées, la dernière est disponible',
  },
  piles: {
    title: 'Élèves',
    deck: 'Pioche',
    discard: 'Défausse',
    open: (deck, discard) =>
      `${count(deck, 'Élève')} à piocher, ${count(discard, 'défaussé')}. Regarder la défausse`,
    counts: (deck, discard) => `${count(deck, 'Élève')} à piocher, ${count(discard, 'défaussé')}.`,
    recent: 'Défaussés, du plus récent au plus ancien',
    reshuffle: 'Quand la pioche est vide et qu’il faut piocher, la défausse est mélangée.',
  },
  sheet: {
    title: (arena) => `Arène : ${arena}`,
    fit: (fit, here) =>
      fit.reason !== null
        ? whyNot(fit)
        : here
          ? 'Elle peut être passée ici.'
          : 'Elle convient ici : amène ton Emblème pour la passer.',
    trialOf: (level, school) => `Épreuve ${level} ${of(school)}`,
    noTrial: (school) => `Aucune Épreuve disponible sous le blason ${of(school)}.`,
    columnOf: (name, students) => `${name}, ${count(students, 'Élève')}`,
    order: 'Les colonnes se lisent à partir de l’Arène : la dernière carte vient en dernier.',
    stackOf: (levels) =>
      levels.length === 1
        ? `Épreuve de niveau ${levels[0]}.`
        : `Épreuves de niveaux ${list(levels.map(String))} ; la dernière compte.`,
    emptyStack: 'Aucune Épreuve passée.',
  },
  card: {
    label: (element, spell) => `${elements[element].student}, ${spell}`,
    kind: (element) => elements[element].student,
    caster:
      'Pour lancer un sort, un Élève doit se tenir juste entre deux Élèves de son Élément, dans l’Arène de ton Emblème. Il est défaussé ensuite.',
    place: ordinal,
  },
  hand: {
    label: (cards) => `Ta main, ${count(cards, 'Élève')}`,
    empty: 'Ta main est vide.',
  },
  act: {
    status: 'À toi : choisis des cartes, une colonne ou une Épreuve.',
    firstTurn: 'Ton premier tour : passe ton Épreuve de départ.',
    detail: 'Autant d’actions que tu veux ; il te reste une Convocation.',
    detailSummonUsed: 'Autant d’actions que tu veux ; la Convocation est faite.',
    canPass: (level, arena) => `L’Épreuve ${level} peut être passée ${arena}.`,
    endTurn: 'Finir le tour',
    endTurnSub: 'annonce 2 Épreuves',
    confirmTitle: 'Finir le tour ?',
    confirmBody: (level, arena) => `Tu peux encore passer l’Épreuve ${level} ${arena}.`,
    confirm: 'Finir le tour',
  },
  choosing: {
    one: (element) => `${elements[element].student} : s’y rendre, ou le déployer ?`,
    many: (cards) => `${cards} Élèves à déployer, dans cet ordre.`,
    detailOne: 'Touche un endroit entouré, ou choisis d’autres Élèves à déployer ensemble.',
    detailMany: 'Ils vont au bout de ta colonne, là où est ton Emblème.',
    atHome: 'Ton Emblème est encore sur son blason : un Élève le mène dans l’Arène de son Élément.',
    move: (arena) => `Aller : ${elements[arena].short}`,
    moveSub: 'défausse la carte',
    deploy: (cards) => (cards === 1 ? 'Déployer' : `Déployer ${cards}`),
    deploySub: (arena) => elements[arena].inArena,
    deployNowhere: 'sans Emblème',
    elsewhere: (arena) => `On déploie les Élèves là où est son Emblème : ${elements[arena].inArena}.`,
    oneCardOnly: 'Une seule carte déplace l’Emblème : choisis un seul Élève.',
    leadsTo: (element) => `Cet Élève mène ton Emblème ${elements[element].inArena}.`,
  },
  tray: {
    label: (arena) => `Ta colonne dans ${arena}`,
    deeds: 'Que faire',
    summon: 'Convoquer 3',
    summonSub: 'dans une autre Arène',
    cast: 'Lancer un sort',
    castSub: 'il faut un trio',
    run: (first, last) => `cartes ${first} à ${last}`,
    summonTo: 'Convoquer vers',
    element: 'Élément à chasser',
    trial: 'Épreuve à passer',
    emblemElsewhere: 'Seuls les Élèves de l’Arène où est ton Emblème lancent des sorts.',
    status: (arena) => `${arena} : que doivent faire tes Élèves ?`,
    nothing: 'Rien n’est possible avec cette colonne : chaque choix dit pourquoi.',
    summonStatus: (arena) => `${arena} : où convoquer les trois derniers ?`,
    summonDetail: (students) => `${list(students)}. Une fois par tour.`,
    chooseArena: 'Choisis l’Arène où ils vont.',
    summonAct: (arena) => `Convoquer : ${elements[arena].short}`,
    castStatus: (spell) => `Lancer ${spell} ?`,
    castDetail: (element) => `L’${elements[element].student} du milieu le lance, puis s’en va.`,
    castAct: (spell) => `Lancer ${spell}`,
    chooseElement: 'Choisis l’Élément à chasser.',
    chooseTrial: 'Choisis une des Épreuves disponibles.',
    fit: whyNot,
  },
  hex: {
    title: (cards) => `Maleficio : défausse ${count(cards, 'carte')}`,
    why: (name, arena, cards) =>
      `${name} te jette un maléfice ${arena}. La moitié de tes ${count(cards, 'carte')} s’en va ; à toi de choisir.`,
    chosen: (chosen, total) => `${chosen} sur ${total} ${total < 2 ? 'choisie' : 'choisies'}`,
    more: (cards) => `Choisis encore ${count(cards, 'carte')}.`,
    fewer: (cards) => `Reprends ${count(cards, 'carte')}.`,
    enough: 'Le compte y est.',
    clear: 'Tout reprendre',
    nothingToClear: 'Rien n’est encore choisi.',
    discard: (cards) => `Défausser ${count(cards, 'carte')}`,
    ordinal,
  },
  wait: {
    turn: (name) => `${name} joue son tour.`,
    look: 'Touche ce que tu veux regarder de plus près.',
    hexed: (name, cards) => `${name} choisit ${count(cards, 'carte')} à défausser.`,
  },
  story: {
    skip: 'Passer',
    replay: 'Revoir le dernier tour',
  },
  over: {
    wins: (name) => `${name} l’emporte.`,
    draw: 'Match nul.',
    reason: (reason) => REASONS[reason],
  },
};

function columnOf(students: readonly string[]): string {
  if (students.length === 0) return 'aucun Élève';
  return `${count(students.length, 'Élève')}, ${students.join(', ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
