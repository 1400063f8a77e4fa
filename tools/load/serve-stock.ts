/** boardgame.io's own server with its storage in memory, as it comes, with the same game definition. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { toGame } from '../../games/kit/boardgame';
import { loadSubject } from '../command';
import { answerParent } from './child';

// Not bundled with the rest.
const { Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server');
const { rules } = await loadSubject(process.env.GAME ?? '');
const server = Server({ games: [toGame(rules) as Game], origins: ['*'] });
const { appServer } = await server.run(0);
answerParent(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
