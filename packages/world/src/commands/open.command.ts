import { swing } from './hinge.ts';

/** open(): opens the door, gate, chest or oven ahead. */
export const open = swing({
  action: 'open',
  status: 'open',
  event: 'opened',
  wrongPlace: 'world/open-position',
  already: 'world/open-already',
});
