/** What the tutor says in English of what the farm refuses. */
export const EN_FARM = {
  'steps-not-whole': {
    nudge: 'What are you giving move_forward? Is it a whole number?',
    pointer:
      'On line {{line}}, move_forward gets {{said}}. It needs a whole number, 1 or more. int() turns text into a number.',
  },
  'steps-too-many': {
    nudge: 'On which tile should you stand to reach the {{thing}}?',
    pointer: 'You walk {{tiles}} too far for the {{thing}}: line {{line}} needs {{fewer}}.',
  },
  'steps-too-few': {
    nudge: 'On which tile should you stand to reach the {{thing}}?',
    pointer: 'You stop {{tiles}} too early for the {{thing}}: line {{line}} needs {{more}}.',
  },
  'turn-missing': {
    nudge: 'Which way are you looking before you act?',
    pointer: 'Before line {{line}} you are looking the wrong way. The way to the {{thing}} is {{side}}.',
  },
  'turn-around': {
    nudge: 'Which way are you looking before you act?',
    pointer: 'Before line {{line}} you are looking away from the {{thing}}. It is behind you.',
  },
  'way-blocked': {
    nudge: 'Follow your path on the map with a finger. Where does it end?',
    pointer: 'On line {{line}}, something is in the way. Turn first, or walk fewer steps.',
  },
  'gate-shut': {
    nudge: 'Can you walk through what is in front of you?',
    pointer: 'Before line {{line}} the {{ahead}} in front of you is still shut.',
  },
  'place-elsewhere': {
    nudge: 'Where is the X mark for the {{thing}}?',
    pointer:
      "On line {{line}}, you aren't on the X mark for the {{thing}}. From where you are, it is {{way}} on the map.",
  },
  'same-tile': {
    nudge: 'Where are you the second time round your loop?',
    pointer:
      'Line {{line}} runs again while you are still on the same tile. What has to happen each time round?',
  },
  'nothing-wanted': {
    nudge: 'Is everything you do really needed?',
    pointer: 'Line {{line}} does something that no goal asks for now.',
  },
  'thing-other': {
    nudge: 'What lies in front of you?',
    pointer: 'Line {{line}} asks for {{said}}, but in front of you is: {{ahead}}.',
  },
  'thing-unknown': {
    nudge: 'What are the things on the map called? The goals tell you their names.',
    pointer: 'Nothing called {{said}} can be picked up in this level. Check the name on line {{line}}.',
  },
  'words-other': {
    nudge: 'Which words are needed here? Check the goals, letter by letter.',
    pointer: 'Line {{line}} says "{{said}}", but other words are needed here.',
  },
  'words-not-text': {
    nudge: 'Is what you say a text?',
    pointer: "Line {{line}} gets {{said}}, which isn't text. str() turns a number into text.",
  },
  'structure-other': {
    nudge: 'What should be built here? Look at the goals.',
    pointer: "{{said}} on line {{line}} isn't what is needed here.",
  },
  'stock-short': {
    nudge: 'Do you have everything you need before you use it?',
    pointer: 'For line {{line}} you need {{need}} × {{thing}}, and you have {{have}}.',
  },
  'count-other': {
    nudge: 'How many are needed here, and how many do you have?',
    pointer:
      "Line {{line}} says {{said}}, but that isn't what is needed here. Check the goals: what, and how many?",
  },
  'done-already': {
    nudge: 'Have you done this before?',
    pointer: 'What line {{line}} asks for has already been done.',
  },
  'push-blocked': {
    nudge: 'Where would the rock go?',
    pointer: "On line {{line}}, nothing moves: something is right behind the rock, or it isn't a rock.",
  },
  'depends-first': {
    nudge: 'What has to come first?',
    pointer: 'Before line {{line}} you need {{count}} × {{thing}}. You have {{have}}.',
  },
  'tile-empty': {
    nudge: 'What is on the tile in front of you when the program stops?',
    pointer:
      'On line {{line}}, there is nothing in front of you. Look at the map: where should you stand, and which way should you look?',
  },
  'world-other': {
    nudge: 'What do you see on the map when the program stops?',
    pointer:
      "Line {{line}} doesn't work in that place. Step back in the timeline and look at the tile in front of you.",
  },
} as const;
