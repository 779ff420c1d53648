import { putDown } from './put-down.ts';

/** place(thing): puts collected things on the tray, shelf, rack or pole ahead, by their number or name. */
export const place = putDown({
  action: 'place',
  event: 'placed',
  status: 'filled',
  codes: {
    position: 'world/place-position',
    data: 'world/place-data',
    number: 'world/place-number',
    string: 'world/place-string',
    collect: 'world/place-collect',
  },
});
