/**
 * The move that is on its way. It is sent again, under the same id, until the server has said what became of it; so it
 * is neither lost nor made twice.
 */
import { freshSeed } from '../../../games/kit';
import type { MoveAction, MoveOutcome } from '../protocol';
import { createPatience, isPassing, type Pace } from './pace';

interface Letter {
  readonly id: string;
  readonly action: MoveAction;
  /** The version that the player saw. */
  readonly version: number;
}

interface Carrier {
  /** Sends the letter, if there is a connection. */
  send(letter: Letter, acknowledge: (outcome: MoveOutcome) => void): void;
  /** The server has been silent for too long. */
  onSilence(): void;
  /** The server has said that it cannot take the letter now. */
  onTrouble(): void;
  onOutcome(outcome: MoveOutcome): void;
}

export interface Outbox {
  readonly sending: boolean;
  /** One move at a time: false while another one is on its way. */
  post(action: MoveAction, version: number): boolean;
  /** After a connection was lost and found again. */
  sendAgain(): void;
  close(): void;
}

/** After so many letters without an answer the connection itself is in doubt. */
const TRIES = 2;

export function createOutbox(carrier: Carrier, pace: Pace): Outbox {
  const patience = createPatience(pace);
  let letter: Letter | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const send = (): void => {
    const sent = letter;
    if (sent === null) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      tries += 1;
      if (tries % TRIES === 0) carrier.onSilence();
      send();
    }, pace.answer);
    carrier.send(sent, (outcome) => {
      // The answer to an earlier copy of the letter is as good.
      if (letter?.id !== sent.id) return;
      tries = 0;
      clearTimeout(timer);
      // The move may even have been made: it is sent again, and who says so is not silent.
      if (!outcome.ok && isPassing(outcome.reason)) {
        patience.wait(send);
        carrier.onTrouble();
        return;
      }
      patience.end();
      letter = null;
      carrier.onOutcome(outcome);
    });
  };

  return {
    get sending() {
      return letter !== null;
    },
    post: (action, version) => {
      if (letter !== null) return false;
      letter = { id: freshSeed(), action, version };
      send();
      return true;
    },
    sendAgain: send,
    close: () => {
      clearTimeout(timer);
      patience.end();
      letter = null;
    },
  };
}
