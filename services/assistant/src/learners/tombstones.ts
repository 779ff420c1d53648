import { Tombstones } from '@burrow/service-kit';
import { hold } from './learner-lock.queries.ts';

export const tombstones = new Tombstones('assistant', hold);
