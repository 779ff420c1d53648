import { Tombstones } from '@burrow/service-kit';
import { holdAlone } from './learner-lock.queries.ts';

export const tombstones = new Tombstones('learning', holdAlone);
