import type { ErrorParams, WorldErrorCode } from '@burrow/contracts/errors';

/**
 * Why a command was refused. `params` fill the placeholders of the code's text; `said` is what the learner
 * wrote, `ahead` the type of the thing on the tile ahead or an empty text.
 */
export interface WorldError {
  readonly code: WorldErrorCode;
  readonly params: ErrorParams;
}

export const worldError = (code: WorldErrorCode, params: ErrorParams): WorldError => ({ code, params });
