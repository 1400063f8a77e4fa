/** What the board says in French. */
import type { BoardWords } from '../words';
import { count, disciplines, list, numberWord, of, theCombination } from './naming';

export const board: BoardWords = {
  seats: {
    you: 'toi',
    bot: 'bot',
    points: 'points',
    hand: (cards) => `${count(cards, 'carte')} en main`,
    known: (cards) => `Vu de tous : ${list(cards)}`,
    parchments: (amount) => count(amount, 'parchemin'),
    roundsWon: (rounds) => count(rounds, 'manche gagnée', 'manches gagnées'),
    firstPlayer: 'a commencé',
    crests: { silver: 'blason d’argent', gold: 'blason d’or' },
    objects: 'Objets magiques',
    socket: (object, values) => `${object} : ${values.length === 0 ? 'aucun' : values.join(', ')}`,
    combinations: 'Combinaisons posées',
    nothingLaid: 'rien de posé pour l’instant',
    bare: (combination) => `${combination}, sans professeur`,
    attended: (combination, professor) => `${combination}, avec ${professor}`,
    takeBack: (combination) => `Reprendre en main : ${combination}`,
    use: (half, combination) => `${half}, posé dans ta combinaison (${combination})`,
    expand: (name) => `Montrer ce qui est posé devant ${name}`,
    collapse: (name) => `Replier ${name}`,
  },
  lecterns: {
    label: 'Les cinq pupitres',
    free: 'libre',
    summary: (professor, combination, holder, pile, challenge) =>
      `${professor}, ${combination}. ${holder} ${pile} ${challenge}`,
    freeProfessor: 'Au pupitre.',
    heldBy: (name) => `Auprès ${of(name)}.`,
    pile: (values) => `Pile : ${values.join(', ')}.`,
    followedBy: (values) => (values.length === 0 ? 'le dernier' : `puis ${values.join(' ')}`),
    emptyPile: 'pile vide',
    toBeat: (combination) => `à battre : ${combination}`,
    toLay: (fewest) => `à poser : ${fewest}`,
    brief: (discipline, [size = 0, ...values]) => {
      if (discipline === 'run') return `${size}, jusqu’à ${values[0]}`;
      if (discipline === 'assembly') return `${size} × ${values[0]}`;
      return discipline === 'flush' ? `${size} : ${values.join('-')}` : values.join(' + ');
    },
    rank: (rank) => `rang ${rank}`,
    legal: (combination) => combination,
  },
  ends: {
    label: 'Ce qui reste avant la fin de la manche',
    piles: (empty, needed) => `${count(empty, 'pile vide', 'piles vides')} sur ${needed}`,
    last: 'La troisième pile vide clôt la manche.',
    kinds: (kinds, names) =>
      `**${count(kinds, 'objet différent', 'objets différents')} sur 5** au plus : ${list(names)}`,
    nobody: 'Cinq objets différents gagnent aussitôt',
    idle: (turns, limit) => `${turns} tours sans objet : la manche finit au bout de ${limit}.`,
  },
  market: {
    label: 'Pioche et cartes visibles',
    deck: 'Pioche',
    drawTwo: '2 cartes',
    faceUp: 'Cartes visibles',
    takeOne: '1 carte',
    take: (card) => `Prendre ${card}`,
    emptySlot: 'Plus de carte ici',
    discard: 'Défausse',
  },
  hand: {
    label: (cards) => `Ta main, ${count(cards, 'carte')}`,
    title: 'Ta main',
    sort: 'Trier la main',
    byValue: 'Valeur',
    byColour: 'Couleur',
    turnOver: 'Retourner toutes les cartes',
    help: 'Appuie pour choisir la carte, encore pour la retourner, une troisième fois pour la reposer.',
    known: 'tout le monde a vu cette carte',
    joins: 'va avec ta sélection',
    clashes: 'deux fois la même couleur',
    none: 'Ta main est vide.',
  },
  build: {
    label: 'Ta combinaison',
    empty: 'Choisis des cartes pour voir ce qu’elles forment.',
    emptyHint: 'Une carte compte pour la moitié du haut ; appuie encore pour la retourner.',
    nothing: (cards) =>
      cards === 1
        ? 'Une seule carte ne forme encore rien.'
        : `Ces ${numberWord(cards)} cartes ne forment encore rien.`,
    nothingHint: 'Chaque pupitre dit ce qui manque.',
    beats: (discipline, strength) => `bat ${theCombination(discipline, strength)}`,
    first: 'l’emporterait sur la table',
    joins: (origin, professor) => {
      if (origin.from === 'player') return `${professor} quitterait ${origin.name} pour toi.`;
      return origin.from === 'board'
        ? `${professor} te rejoindrait.`
        : `${professor} resterait auprès de toi.`;
    },
    choices: 'Poser comme',
    extended: (combination) => `ajout : ${combination}`,
    discards: (cards) => `À la défausse : ${list(cards)}.`,
    returns: (professors) => `De retour au pupitre : ${list(professors)}.`,
    flaws: {
      TOO_FEW_CARDS: 'pas assez de cartes',
      NOT_CONSECUTIVE: 'les valeurs ne se suivent pas',
      NOT_SAME_COLOUR: 'plusieurs couleurs',
      BAD_GROUPS: 'les groupes ne tombent pas juste',
      COLOURS_NOT_DIFFERENT: 'deux fois la même couleur',
      NOT_SAME_VALUE: 'plusieurs valeurs',
      COMBO_NOT_STRONGEST: 'pas assez fort',
      SOURCE_NOT_LOWER: 'une carte posée ne fait que monter en rang',
      CARD_NOT_AVAILABLE: 'pas avec ces cartes',
    },
    groups: (size) =>
      size === 2 ? 'chaque valeur deux fois, pas plus' : 'chaque valeur trois fois, pas plus',
    tooFew: (cards) => `au moins ${cards} cartes`,
    weaker: (combination) => `ne bat pas : ${combination}`,
    equal: (combination) => `à égalité avec : ${combination}`,
  },
  suggestions: {
    open: 'Idées',
    title: 'Ce que tu pourrais poser',
    hint: 'Des combinaisons permises, de la plus faible à la plus forte. À toi de trouver la bonne.',
    none: 'rien qui serait le plus fort',
    pick: 'Choisir ces cartes :',
  },
  act: {
    main: 'À toi : pose une combinaison ou pioche.',
    mainDetail: 'Avant cela, tu peux reprendre des combinaisons et céder un objet contre une carte.',
    mainDetailExpert:
      'Les cartes posées peuvent rejoindre une combinaison de rang supérieur ; un objet s’échange contre une carte.',
    chosen: (combination) => `Pose ta combinaison (${combination}), ou change-la.`,
    change: 'Change ta sélection, ou pioche.',
    turnHint: 'Appuie encore sur une carte choisie pour la retourner.',
    clear: 'Effacer',
    spend: 'Céder',
    draw: 'Piocher 2',
    drawNothing: '**La pioche est vide.** Prends une carte visible, ou pose une combinaison.',
    lay: 'Poser',
    layIt: (discipline, groups) => {
      const one = {
        run: 'la suite',
        flush: 'la couleur',
        pairs: 'la paire',
        trips: 'le brelan',
        assembly: 'l’assemblée',
      }[discipline];
      const many = { pairs: 'les paires', trips: 'les brelans', run: one, flush: one, assembly: one }[
        discipline
      ];
      return `Poser ${groups > 1 ? many : one}`;
    },
    takes: (professor, loser) => (loser === null ? `appelle ${professor}` : `prend ${professor} à ${loser}`),
    layNothing: 'aucune combinaison',
    chooseFirst: 'Choisis d’abord les cartes d’une combinaison.',
    optional: 'Tu peux encore céder un objet ou un parchemin contre une carte.',
    optionalDetail: 'Sinon, termine ton tour : tes professeurs te remettront leurs objets.',
    endTurn: 'Terminer',
    undo: 'Annuler',
    mustPass: 'Tu ne peux ni piocher ni poser.',
    mustPassDetail: 'Tu peux encore reprendre une combinaison en main ; sinon, passe.',
    pass: 'Passer',
    confirmLay: 'Défaire ce que tu as posé ?',
    confirmLayBody: (combination, discards) =>
      `Tu poses : ${combination}. ${discards.length > 0 ? `Le reste part à la défausse : ${list(discards)}.` : 'Aucune carte n’est perdue.'} C’est sans retour.`,
  },
  spend: {
    title: 'Que cèdes-tu contre une carte de la pioche ?',
    body: 'Ce que tu cèdes quitte la manche. Une fois par tour, et sans retour.',
    what: (what) =>
      what.kind === 'parchment' ? 'Parchemin' : `${disciplines[what.discipline].object} ${what.value}`,
    left: (points) => `il te reste ${count(points, 'point')}`,
    cancel: 'Tout garder',
    lastOfItsKind: 'ton seul objet de ce genre',
  },
  keep: {
    status: (limit) => `Garde jusqu’à ${numberWord(limit)} cartes pour la prochaine manche.`,
    detail: (limit, hand) =>
      `Le choix est secret. Ta main sera complétée à ${hand} cartes, et tu peux en garder moins de ${limit}.`,
    nothing: 'Ne rien garder',
    keep: (cards) => (cards === 0 ? 'Garder' : cards === 1 ? 'Garder cette carte' : `Garder ces ${cards}`),
    chooseFirst: 'Choisis d’abord des cartes, ou ne garde rien.',
    tooMany: (limit) => `Tu gardes ${numberWord(limit)} cartes au plus : repose d’abord l’une d’elles.`,
    confirmTitle: 'Mettre ces cartes de côté ?',
    confirmBody: (cards) =>
      `${cards.length === 0 ? 'Tu ne gardes aucune carte.' : `Tu gardes ${list(cards)}.`} C’est sans retour.`,
    kept: (cards) => (cards === 0 ? 'Tu ne gardes aucune carte.' : `Tu gardes ${count(cards, 'carte')}.`),
    waiting: (names) => `${list(names)} ${names.length === 1 ? 'choisit' : 'choisissent'} encore.`,
    deciding: 'Entre deux manches',
  },
  wait: {
    turn: (name) => `C’est à ${name} de jouer.`,
    plan: 'Tu peux déjà essayer des combinaisons.',
    watch: 'Tu regardes la partie.',
  },
  story: {
    skip: 'Passer',
    roundBegins: (round) => `La manche ${round} commence`,
  },
  round: {
    title: (round, name) => `${name} remporte la manche ${round}`,
    why: (end, name) => {
      if (end === 'five')
        return `${name} possède cinq objets différents : la manche est gagnée aussitôt, quelle que soit leur valeur.`;
      if (end === 'stalemate') return 'Plus personne ne prenait d’objet : le plus grand total l’emporte.';
      return 'Trois piles sont vides : le plus grand total l’emporte.';
    },
    standings: 'Classement',
    first: 'commence la prochaine manche',
  },
  over: {
    wins: (name) => `${name} remporte la partie.`,
    detail: (rounds) => `En ${count(rounds, 'manche')}.`,
  },
  zoom: {
    kind: 'Apprenti',
    twoHalves: 'La carte compte pour une seule de ses moitiés, celle que tu mets en haut en la posant.',
    known: 'Tout le monde a vu cette carte rejoindre la main.',
    close: 'Fermer',
    choose: (half) => `Choisir ${half}`,
  },
};
