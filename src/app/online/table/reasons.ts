/** Why a move was not taken, where the game's own reasons do not say it. */
import { useCallback } from 'react';
import { isOneOf } from '../../../../games/kit';
import { ERROR_CODES } from '../../../online/protocol';
import { useOnlineWords } from '../../text/online';

const isMoveReason = isOneOf(['SENDING', 'STALE', 'PAUSED'] as const);
const isErrorCode = isOneOf(ERROR_CODES);

export function useExplain(): (reason: string) => string | null {
  const { moves, errors } = useOnlineWords();
  return useCallback(
    (reason) => (isMoveReason(reason) ? moves[reason] : isErrorCode(reason) ? errors[reason] : null),
    [moves, errors],
  );
}
