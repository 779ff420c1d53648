import { putDown } from './put-down.ts';

/** place(thing): puts what was collected on the tray, shelf, rack or pole ahead, by its number or its name. */
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
