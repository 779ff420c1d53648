/** What the tutor says in English of names, commands and calls. */
export const EN_NAMES = {
  'player-case': {
    nudge: 'Does Python care about capital letters?',
    pointer: 'Line {{line}} says {{said}}. It is player, in lowercase letters.',
  },
  'player-missing': {
    nudge: 'Who should do what this command says?',
    pointer: 'On line {{line}}, {{name}} is on its own. Put player and a dot in front of it.',
  },
  'quotes-missing': {
    nudge: 'Is {{name}} a text or the name of a variable?',
    pointer:
      'On line {{line}}, Python looks for a variable called {{name}}. Text goes between quotation marks.',
  },
  'name-near': {
    nudge: 'Is every name spelled the same everywhere?',
    pointer: 'Line {{line}} says {{name}}, but there is only {{near}}. Compare them letter by letter.',
  },
  'name-later': {
    nudge: 'Python reads from top to bottom. Does it know every name when it gets there?',
    pointer: 'Line {{line}} uses {{name}}, but {{name}} only gets its value on line {{later}}, further down.',
  },
  'name-unknown': {
    nudge: 'Does Python know every name that you use?',
    pointer: 'Line {{line}} uses {{name}}, but no line before it says what {{name}} is.',
  },
  'command-near': {
    nudge: 'Is every command spelled as in the code book?',
    pointer: 'Line {{line}} says {{name}}. The player knows {{near}}.',
  },
  'command-unknown': {
    nudge: 'Which commands does the player know? The code book has them all.',
    pointer: 'Line {{line}} says {{name}}, but the player has no command of that name.',
  },
  'attribute-near': {
    nudge: 'Is the word after the dot spelled right?',
    pointer: 'Line {{line}} says {{name}} after the dot. Did you mean {{near}}?',
  },
  'attribute-unknown': {
    nudge: 'What comes before the dot, and can it do that?',
    pointer: 'On line {{line}}, the value before the dot has nothing called {{name}}.',
  },
  'brackets-missing': {
    nudge: 'A command works only with its brackets. Does each of yours have them?',
    pointer: 'On line {{line}}, the brackets after {{name}} are missing, so nothing happens.',
  },
  'arguments-missing': {
    nudge: 'Does every command get everything it needs?',
    pointer: 'On line {{line}}, something is missing between the brackets.',
  },
  'arguments-extra': {
    nudge: 'Does a command get more than it can use?',
    pointer: 'On line {{line}}, there is too much between the brackets.',
  },
  'number-word': {
    nudge: 'How do you write a number so that Python understands it?',
    pointer: 'Line {{line}} says {{said}}. Write the number in digits: {{meant}}.',
  },
  'function-uncalled': {
    nudge: 'A function does nothing until it is called. Is yours called?',
    pointer: 'Line {{line}} says what {{name}} does, but no line calls it.',
  },
} as const;
