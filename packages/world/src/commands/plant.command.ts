import { putDown } from './put-down.ts';

/** plant(thing): plants seeds in the bed ahead, by their number or by name. They grow when watered. */
export const plant = putDown({
  action: 'plant',
  event: 'planted',
  status: 'planted',
  codes: {
    position: 'world/plant-position',
    data: 'world/plant-object',
    number: 'world/plant-number',
    string: 'world/plant-string',
    collect: 'world/plant-collect',
  },
});
