/** What the tutor says in English of goals that are open. */
export const EN_GOALS = {
  'goal-walk': {
    nudge: 'Your program ends without an error. Which goal is still open?',
    pointer: 'Go on from where you stopped: walk {{tiles}} straight on, towards the {{thing}}.',
  },
  'goal-turn': {
    nudge: 'Your program ends without an error. Which goal is still open?',
    pointer: 'Go on from where you stopped: turn first. The way to the {{thing}} is {{side}}.',
  },
  'goal-act': {
    nudge: 'You are in the right place. What is left to do there?',
    pointer: 'The {{thing}} is right in front of you. Now use the command for it: {{action}}.',
  },
  'goal-open': {
    nudge: 'Your program ends without an error. Which goal is still open?',
    pointer: 'This goal is still open: {{action}} {{thing}}, {{score}} of {{count}}.',
  },
  'variable-near': {
    nudge: 'Is the name of your variable the one that the goal asks for?',
    pointer: 'The goal asks for a variable called {{variable}}. Yours is called {{near}}.',
  },
  'variable-missing': {
    nudge: 'Does the goal ask for a variable?',
    pointer: 'Your program needs a variable called {{variable}}.',
  },
  'value-other': {
    nudge: 'What is the value of {{variable}} at the end?',
    pointer: '{{variable}} is {{found}} at the end, but it should be {{wanted}}. Check how you work it out.',
  },
  'value-kind': {
    nudge: 'Is {{variable}} a number, a text, or one of True and False?',
    pointer:
      '{{variable}} is {{found}} at the end. It should be {{wanted}}: the same value, but of another type.',
  },
  'uses-missing': {
    nudge: 'It works! Can you also do it with {{word}}?',
    pointer: 'All goals but one are met. The last one asks you to use {{word}}.',
  },
  'lines-too-many': {
    nudge: 'Which lines in your program are the same?',
    pointer: 'Your program has {{lines}} lines, and {{max}} are allowed. A loop can repeat lines for you.',
  },
  'number-typed': {
    nudge: 'Your program works on this map. What if the map changes?',
    pointer:
      'Line {{line}} has {{said}} typed in, but another map has another value. Use a name or a line that gets the right one.',
  },
  'variant-fails': {
    nudge: 'Your program works on this map. What if the map changes?',
    pointer: 'On the other map, it goes wrong on line {{line}}. What is different there?',
  },
  'nothing-yet': {
    nudge: 'What should happen first? Look at the map and at the goals.',
    pointer: 'Your program is still empty. Start with one command, run it, and see where you stop.',
  },
  complete: {
    nudge: 'Your program meets all the goals. Well done!',
    pointer: 'Your program meets all the goals. Well done!',
  },
  stuck: {
    nudge: "Run your program step by step. Where does it first do something you don't want?",
    pointer: 'Say in your own words what each line does. Then compare it with the goals.',
  },
} as const;
