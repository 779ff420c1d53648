import type { PyValue } from '@burrow/contracts';
import { showValue } from '@burrow/world';
import type { Planned } from '../run/plan.ts';

const shown = (value: PyValue): string => (value === null ? '' : showValue(value));

/** Returns a command as the learner would write it. */
export const showCommand = ({ name, argument }: Planned): string => `player.${name}(${shown(argument)})`;
