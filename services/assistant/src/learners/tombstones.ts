import { Tombstones } from '@burrow/service-kit';

export const tombstones = new Tombstones('assistant');
