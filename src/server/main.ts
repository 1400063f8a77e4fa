/** Starts the production server: `npm start`, or PORT=8080 npm start. */
import { fileURLToPath } from 'node:url';
import { siteServer } from './pages';
import { parsePort } from './port';

const GRACE_MS = 3000;

function start(): void {
  const port = parsePort(process.env.PORT);
  const server = siteServer(fileURLToPath(new URL('../client', import.meta.url)));

  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Choose another one, for example PORT=${port + 1}.`
        : `The server cannot listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    console.log(`Grimoire is open: http://localhost:${typeof address === 'object' ? address?.port : port}/`);
  });

  const stop = (): void => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
