/** The rules in English. */
import type { RulesSection } from '../../../kit';

export const rules: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    figure: 'field',
    body: [
      'Two schools of magic meet at a tournament: **Dragombre**, the black dragon, and **Blancgriffon**, the white griffin. There are five Arenas, one for each Element: earth, water, air, fire and dark matter. In every Arena each school has a space for Trials and, behind it, a column of Students.',
      'You pass Trials one level after the other and pile them up. **Only the top Trial of each of your five stacks counts**, with its level in points.',
      '**You win at once with 15 points or more, if the other school has 9 or fewer.** If it has more, the match goes into Overtime.',
    ],
  },
  {
    id: 'setup',
    title: 'Before the match',
    body: [
      'There are 60 Students, twelve of each Element. Dragombre begins with three of them in hand, Blancgriffon with five.',
      'There are 45 Trials of levels 1 to 6: ten, nine, eight, seven, six and five of them, the low ones being the most common. Each school has one of level 1 under its crest, its **starting Trial**; the other 43 are shuffled and wait in the grandstand.',
      'Both Emblem markers stand on their crests. Dragombre plays first.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    body: [
      '- **Draw** three Students.',
      '- **Act**: as many actions as you like, in any order. Only the Summon is limited to once per turn.',
      '- **Announce** two Trials. This ends your turn.',
      'Doing nothing is allowed, except in your first turn. There is no limit to your hand, and everybody may know how many cards it holds.',
    ],
  },
  {
    id: 'move',
    title: 'Action: move your Emblem',
    figure: 'gallery',
    body: [
      'Discard a Student from your hand: your Emblem goes to the Arena of that Element. Where it stands you can deploy Students, pass Trials and cast spells.',
      'You cannot move to the Arena where you already are, and never back to the crest. Both Emblems may share an Arena.',
    ],
  },
  {
    id: 'deploy',
    title: 'Action: deploy Students',
    figure: 'column',
    body: [
      'Put any number of Students from your hand, of any Elements, at the end of your column in the Arena of your Emblem, in the order you choose.',
      'Nothing is ever inserted or rearranged. When a Student leaves, the column closes up.',
    ],
  },
  {
    id: 'pass',
    title: 'Action: pass a Trial',
    figure: 'trial',
    body: [
      'Take an **available Trial**, the last card under your crest or under your opponent’s, and put it on your stack in the Arena of your Emblem. Two things are needed:',
      '- its level is exactly **one above** your level there, so an empty space takes level 1;',
      '- you have **at least as many Students** in that Arena as its level.',
      'The Students stay and are not used up. The next Trial under that crest becomes available at once. What has been passed stays passed, even if the Students leave later.',
      'On your side of each Arena a small badge says which level comes next there: with a tick when a Trial that fits is available, with the number of Students that are missing, or with a dash when no such Trial lies open.',
    ],
  },
  {
    id: 'summon',
    title: 'Action: summon Students',
    figure: 'summon',
    body: [
      'Once per turn, take exactly the **last three** Students of one of your columns to the end of another one. They keep their order. It does not matter where your Emblem is.',
    ],
  },
  {
    id: 'cast',
    title: 'Action: cast a spell',
    figure: 'run',
    body: [
      'A Student in the Arena of your Emblem can cast when it is **surrounded**: the Students directly before and behind it are of its own Element. So three in a row of one kind let the one in the middle cast.',
      'It casts the spell of its Element, or Maleficio. Every spell works in this Arena only. The caster still counts as a Student while the spell takes effect; **afterwards it is discarded**.',
      'Four in a row are good for two spells, five for three, in the same turn if you like. A spell that would change nothing cannot be cast.',
    ],
  },
  {
    id: 'batrax',
    title: 'Batrax (earth)',
    figure: 'batrax',
    body: [
      'Name an Element. All opposing Students of that Element in this Arena are discarded. At least one must be there.',
    ],
  },
  {
    id: 'inundatio',
    title: 'Inundatio (water)',
    figure: 'inundatio',
    body: [
      'Pass an available Trial that is exactly **two** levels above yours: 2 from an empty space, 3 on 1, up to 6 on 4. You need as many Students as its level.',
    ],
  },
  {
    id: 'hypnox',
    title: 'Hypnox (air)',
    figure: 'hypnox',
    body: [
      'Look at the last card of the opposing column. All Students of that Element in that column, next to each other or not, leave it and join the end of yours.',
    ],
  },
  {
    id: 'combustio',
    title: 'Combustio (fire)',
    figure: 'combustio',
    body: [
      'The whole opposing stack of Trials in this Arena goes back on top of the draw pile, the lowest card uppermost. Your opponent starts from nothing here.',
      'Everybody remembers these cards, so the grandstand shows them. You will announce the first two of them yourself at the end of this turn.',
    ],
  },
  {
    id: 'eversio',
    title: 'Eversio (dark matter)',
    figure: 'eversio',
    body: [
      'Take the top Trial of the opposing stack and put it on yours. It must be above your own level, by however much, and you need as many Students as its level.',
      'The card beneath it counts again for your opponent.',
    ],
  },
  {
    id: 'maleficio',
    title: 'Maleficio (any Element)',
    figure: 'maleficio',
    body: [
      'Your opponent discards half of the hand, rounded down: one of three cards, three of seven. Your opponent chooses which; you wait, and then your turn goes on.',
      'A hand of one card or none cannot be hexed.',
    ],
  },
  {
    id: 'announce',
    title: 'The announcement',
    figure: 'announce',
    body: [
      'At the end of your turn two Trials come from the grandstand into the column under your crest: the higher one first, the lower one on top of it. Only the last card of a column is available, for both players.',
      'A Trial that you leave open may be passed by your opponent, and one that you take uncovers the one below.',
    ],
  },
  {
    id: 'first-turn',
    title: 'The first turn',
    body: [
      'In your first turn you **must pass your starting Trial**, at any moment and in any Arena. Nobody else can take it before that.',
      'You may not do anything that would make it impossible; the board tells you so.',
    ],
  },
  {
    id: 'end',
    title: 'The end of the match',
    figure: 'mast',
    body: [
      'After every Trial and every spell the scores are looked at.',
      '- **15 or more against 9 or fewer**: the match is won.',
      '- **15 or more against 10 or more**: Overtime begins, and it never ends again.',
      '- **In Overtime** whoever reaches **20** wins; whoever falls to **9 or fewer** loses.',
      '- When the **last Trial is announced**, the match ends in any case and the higher score wins. Equal scores are a draw.',
      'Beside each name the board shows how far that school is from 15, 20 and 9.',
    ],
  },
  {
    id: 'piles',
    title: 'Empty piles',
    body: [
      'If a Student must be drawn and the draw pile is empty, the discard pile is shuffled. If that is empty too, you draw fewer cards.',
      'A match also ends after a number of turns that can be set at the start; hardly any comes near it.',
    ],
  },
  {
    id: 'series',
    title: 'Cursus and Championship',
    body: [
      '**Cursus**: seven matches between the same two players, who keep their schools. All points are added up, the loser’s too, and whoever has won more matches gets 10 more.',
      '**Championship**: up to eight players in a knock-out. Each draws a Trial for a place on the list; neighbours play each other, an odd one goes straight on. A drawn match is played again with the schools exchanged.',
    ],
  },
  {
    id: 'tips',
    title: 'First advice',
    body: [
      'Points come from breadth: five stacks of level 3 are 15 points, and low Trials are the most common.',
      'Keep a Student of each Element in hand for travelling.',
      'Before you end your turn look at what you leave open under both crests.',
      'A trio is a threat, even if you do not use it. Break up your opponent’s with Batrax or Hypnox.',
      'The taller your stack in an Arena, the more it attracts Combustio and Eversio. It is safest where nobody faces it.',
      'A large hand invites Maleficio: deploy in time.',
    ],
  },
];
