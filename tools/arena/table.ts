/** The ladder as a page of documentation. */
import type { Figures } from './figures';
import { wantedOf } from './wanted';

export function tableOf(ladder: readonly Figures[], milliseconds: number): string {
  const games = [...new Set(ladder.map(({ game }) => game))];
  return `${[
    '# How strong the bots are',
    `Played by \`npm run -s arena -- --table\`. Archmage thinks ${milliseconds} ms of processor time a move here (a second in the page), Adept a tenth of that; boardgame.io’s bots get as many iterations as fit into Archmage’s time. Deals are paired, seats rotate, and both sides think in processes of their own. A score counts draws as halves and comes with its 95 % interval; with more than two players the first named holds one seat and the second all others, and each of 60 deals is played from every seat. (Sixty games are too few for that: at Anludim an earlier Archmage scored 50.0 % with three players, 30.0 % with four and 25.0 % with five on the first 20, 15 and 12 of these deals, and 48.9 %, 40.0 % and 41.7 % on all.)`,
    '`bgio-mcts` is boardgame.io’s MCTSBot as it ships: it is handed the full state and the seed of all chance. Simultaneous choices are made before anybody is seen to have chosen. (In an earlier arena the cheating bots chose last and saw ours: Archmage then scored 92.0 % at Shazamm! and 66.0 % at Wizards Cup against `bgio-mcts`, and lost 20 of 20 at Wizards Cup against `bgio-mcts-1000`.) `bgio-mcts-fair` is the same bot on a sampled state, `bgio-mcts-1000` the cheating one at its default of 1,000 iterations. `oracle` is Archmage with full information and ten times the budget: what it does not win may be luck. It plays only where Archmage stays below what was wanted. A playout is one possible future looked at: at Wizards Cup, for our bots, a round between two whole line-ups. At Anludim for two every move that is judged by what it does at once is one. Where boardgame.io’s bots had the same time, there stands how many times as many ours are; 100 times are wanted. (`bgio-mcts-1000` is there for the strength of so many iterations, not for speed: it applies moves by our rules alone, without boardgame.io’s reducer, or a game would take many minutes.)',
    'Shazamm! without spells is solved exactly: whoever knows the bot’s mix of bids and answers it best wins half of the games (`npm run -s arena -- --exploit`).',
    ...games.map((game) => section(game, ladder)),
  ].join('\n\n')}\n`;
}

function section(game: string, ladder: readonly Figures[]): string {
  const rows = ladder.filter((figures) => figures.game === game).map(row);
  return [
    `## ${game}`,
    '',
    '| players | bot | against | games | score | wanted | 95 % | Elo | ms a move (p50, p95) | playouts a second |',
    '| ---: | --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function row(figures: Figures): string {
  const { players, a, b, games, scoreA, ci95, elo, msPerMove, playoutsPerSecond } = figures;
  const wanted = wantedOf(figures);
  const percent = (share: number) => (100 * share).toFixed(1);
  const cells = [
    players,
    a,
    b,
    games,
    `${percent(scoreA)} %`,
    wanted === null ? '–' : `${percent(wanted)} %`,
    `${percent(ci95[0])}–${percent(ci95[1])}`,
    elo > 0 ? `+${elo}` : elo,
    `${msPerMove.a.p50}, ${msPerMove.a.p95}`,
    speeds(playoutsPerSecond, isPeer(b)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Whether the bot is boardgame.io's, and at its own speed. */
function isPeer(bot: string): boolean {
  return bot === 'bgio-mcts' || bot === 'bgio-mcts-fair';
}

function speeds({ a, b }: Figures['playoutsPerSecond'], compared: boolean): string {
  const speed = (value: number) => (value === 0 ? '–' : value.toLocaleString('en-GB'));
  const ratio = compared && b > 0 ? ` (${Math.round(a / b)}×)` : '';
  return `${speed(a)} / ${speed(b)}${ratio}`;
}
