import type { HandedInState, Verdict } from '@burrow/contracts';
import { follow, type Transitions } from '@burrow/service-kit';

export type HandedInStep = 'hand-in' | Verdict;

/** What comes after each step. Work may always be handed in again; what came back as accepted may still be returned for another look. */
const HANDED_IN_TRANSITIONS: Transitions<HandedInState | 'nothing', HandedInStep, HandedInState> = {
  nothing: { 'hand-in': 'handed-in' },
  'handed-in': { 'hand-in': 'handed-in', accepted: 'accepted', 'look-again': 'look-again' },
  accepted: { 'hand-in': 'handed-in', 'look-again': 'look-again' },
  'look-again': { 'hand-in': 'handed-in', accepted: 'accepted' },
};

/** Returns the state of work after a step; null if the step is not possible now. */
export const stateAfter = (state: HandedInState | null, step: HandedInStep): HandedInState | null =>
  follow(HANDED_IN_TRANSITIONS, state ?? 'nothing', step);
