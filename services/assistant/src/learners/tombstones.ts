import { Tombstones } from '@burrow/service-kit';
import { hold } from './learner-lock.ts';

export const tombstones = new Tombstones('assistant', hold);
