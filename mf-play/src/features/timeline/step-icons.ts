import type { RunStep } from '@burrow/python';

/** Outlines of the kinds of steps, in a square of 24, drawn with a line of 2.25 in the text's colour. */
export const STEP_ICONS: Readonly<Record<RunStep['name'], string>> = {
  // An arrow; two turns on the spot; an arrow against a block.
  move_forward: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  turn_left: 'M4.5 12a7.5 7.5 0 1 0 2.7-5.8L4.5 8.5M4.5 3.5v5h5',
  turn_right: 'M19.5 12a7.5 7.5 0 1 1-2.7-5.8l2.7 2.3M19.5 3.5v5h-5',
  push: 'M3 12h10M8.5 7l5 5-5 5M17 4.5h4v15h-4z',
  // A speech bubble; a pencil; an open book; a question mark.
  speak: 'M3.5 4.5h17v11.5h-9.5l-4.5 4.5v-4.5h-3zM8 8.7h8M8 12h5',
  write: 'M4 20l1-4.8L16.3 4l3.7 3.7L8.8 19zM13.4 6.8l3.8 3.8',
  read: 'M12 6.5C10 5 7.5 4.5 3.5 4.5v13.5c4 0 6.5 0.5 8.5 2 2-1.5 4.5-2 8.5-2V4.5c-4 0-6.5 0.5-8.5 2zM12 6.5v13.5',
  question: 'M7.5 8.3a4.5 4.5 0 1 1 6.6 4c-1.4 0.7-2.1 1.5-2.1 3.2M12 19.8v.2',
  // A hammer; a drop; a basket; a door that stands open, and one that is shut.
  build: 'M3.5 5h10.5c3.5 0 5.8 1.8 6.5 5l-5-1.5h-12zM9.5 8.5v12',
  water:
    'M12 3.5c3.8 4.2 6.3 7.3 6.3 10.5a6.3 6.3 0 0 1-12.6 0C5.7 10.8 8.2 7.7 12 3.5zM9 14.3a3 3 0 0 0 2.6 2.9',
  collect: 'M3.5 10h17l-2 9.5h-13zM7.5 10l3.5-6M16.5 10L13 4M9.7 13.5v2.7M14.3 13.5v2.7',
  open: 'M3 20.5h18M18 20.5V3.5H6M6 3.5l7.5 3v14M6 3.5v17M10.3 13v.2',
  close: 'M3 20.5h18M6 20.5v-17h12v17M14.3 12v.2',
  // An arrow down to a tray; two ways that become one; a seedling.
  place: 'M12 3.5v10M7.8 9.5l4.2 4.2 4.2-4.2M3.5 14.5v5h17v-5',
  combine: 'M5 3.5v3c0 4 7 3.5 7 7.5v6M19 3.5v3c0 4-7 3.5-7 7.5M8.3 16.5l3.7 3.7 3.7-3.7',
  plant:
    'M12 20.5v-8M12 13.5c0-4.3-3-6.7-8-6.7 0 4.3 3 6.7 8 6.7zM12 11c0-4.3 3-6.7 8-6.7 0 4.3-3 6.7-8 6.7zM6 20.5h12',
};
