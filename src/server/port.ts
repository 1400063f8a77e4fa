/** The port to listen on, as the environment gives it. */
const DEFAULT_PORT = 8000;
const HIGHEST_PORT = 65_535;

export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST_PORT) {
    throw new Error(`PORT must be a number from 0 to ${HIGHEST_PORT}, not ${JSON.stringify(text)}.`);
  }
  return port;
}
