/** The thread in which the bots of a test's server think. */
import { parentPort } from 'node:worker_threads';
import { serveBots } from '../../src/server/bots/thread';

if (parentPort) serveBots(parentPort);
