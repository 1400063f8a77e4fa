/** A thread of a test: bots think in it, or the embedded database lives there. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveBots } from '../../src/server/bots/thread';
import { serveFile } from '../../src/server/store/libsql';

if (parentPort && workerData === 'database') serveFile(parentPort);
else if (parentPort) serveBots(parentPort);
