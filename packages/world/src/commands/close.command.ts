import { swing } from './hinge.ts';

/** close(): closes the door, gate, chest or oven ahead. */
export const close = swing({
  action: 'close',
  status: 'closed',
  event: 'closed',
  wrongPlace: 'world/close-position',
  already: 'world/close-already',
});
