/** What the tutor says in English of code that Python cannot read. */
export const EN_UNREAD = {
  'colon-missing': {
    nudge: 'How does a line with {{word}} end? Look at the example in the tutorial.',
    pointer:
      'Line {{line}} starts with {{word}}. A line like that ends with a colon, and the colon is missing.',
  },
  'bracket-open': {
    nudge: 'Do all your brackets come in pairs?',
    pointer: 'Line {{line}} opens a bracket {{bracket}} that is never closed with {{closing}}.',
  },
  'bracket-wrong': {
    nudge: 'Do all your brackets come in pairs?',
    pointer:
      "On line {{line}}, the bracket {{bracket}} closes nothing, or doesn't match the one that was opened.",
  },
  'quote-open': {
    nudge: 'Where does your text start, and where does it end?',
    pointer: 'On line {{line}}, a text starts with a quotation mark, but the one at its end is missing.',
  },
  'single-equals': {
    nudge: 'What is the difference between = and == ?',
    pointer:
      'Line {{line}} asks a question, so it needs two equals signs: ==. A single = gives a name its value.',
  },
  'double-equals': {
    nudge: 'What is the difference between = and == ?',
    pointer: 'Line {{line}} only asks what {{name}} is. A single = gives {{name}} its value.',
  },
  'assign-turned': {
    nudge: 'Which side of = does the name go on?',
    pointer: 'Line {{line}} is the wrong way round: first the name {{name}}, then =, then its value.',
  },
  'sign-order': {
    nudge: 'How is "greater or equal" written in Python?',
    pointer: 'Line {{line}} says {{said}}. In Python it is the other way round: {{meant}}.',
  },
  'else-condition': {
    nudge: 'Does else need a question of its own?',
    pointer: 'On line {{line}}, else has a condition. else takes only a colon; with a condition it is elif.',
  },
  'keyword-case': {
    nudge: 'Does Python care about capital letters?',
    pointer: 'Line {{line}} says {{said}}. Python only knows {{meant}}, spelled exactly like that.',
  },
  'foreign-sign': {
    nudge: 'Does Python know every character in your program?',
    pointer: 'Line {{line}} says {{said}}. In Python it is {{meant}}.',
  },
  'curly-quotes': {
    nudge: 'Look closely at your quotation marks. Are they straight?',
    pointer:
      'Line {{line}} has curly quotation marks, {{said}}, as a word processor writes them. Python knows only straight ones, like these: "text".',
  },
  'def-brackets': {
    nudge: 'What comes after the name when you define a function?',
    pointer: 'On line {{line}}, the name {{name}} needs brackets before the colon, even if they are empty.',
  },
  'call-brackets': {
    nudge: 'Where does a command get its number or its word from?',
    pointer: 'On line {{line}}, the brackets after {{name}} are missing.',
  },
  'words-unquoted': {
    nudge: 'How does Python know what is text and what is a name?',
    pointer: 'On line {{line}}, the words in the brackets are text. Text goes between quotation marks.',
  },
  'syntax-other': {
    nudge: 'Read your program aloud, character by character. Where does it sound strange?',
    pointer:
      "Python can't read line {{line}}. Is there a character missing or too many, here or on the line above?",
  },
  'indent-missing': {
    nudge: 'Which lines belong to the line that ends with a colon?',
    pointer:
      'Line {{header}} ends with a colon, so line {{line}} belongs to it. It must start with four spaces.',
  },
  'indent-extra': {
    nudge: 'Do all your lines start in the right column?',
    pointer: 'Line {{line}} starts too far to the right. Nothing above it opens a block there.',
  },
  'indent-uneven': {
    nudge: 'Do lines that belong together start in the same column?',
    pointer: "The spaces at the start of line {{line}} don't match any of the lines above.",
  },
  'tabs-mixed': {
    nudge: 'Did you use both the space bar and the Tab key at the start of your lines?',
    pointer:
      'Line {{line}} starts with a tab, and other lines start with spaces. Python wants the same everywhere.',
  },
  'number-quoted': {
    nudge: 'Is {{said}} a number or a text?',
    pointer:
      'On line {{line}}, {{said}} is in quotation marks, so Python takes it as text. A number goes without them.',
  },
  'f-missing': {
    nudge: 'How does a value get into a text?',
    pointer:
      'On line {{line}}, the text shows its curly brackets as they are. An f in front of the quotation mark makes Python put the values in.',
  },
  'bracket-kind': {
    nudge: 'Which brackets does a command need?',
    pointer: 'On line {{line}}, {{name}} has {{said}}. It needs round brackets: ( ).',
  },
  'dot-missing': {
    nudge: 'What goes between player and the command?',
    pointer: 'On line {{line}}, the dot between player and {{name}} is missing.',
  },
  'name-spaced': {
    nudge: 'Can a name have a space in it?',
    pointer: 'Line {{line}} says {{said}}. A name in Python has no spaces. Write {{meant}} instead.',
  },
  'two-in-line': {
    nudge: 'How many commands can a line hold?',
    pointer: 'Line {{line}} has two commands side by side. Give each command a line of its own.',
  },
  prose: {
    nudge: 'Which of your lines are Python, and which are notes to yourself?',
    pointer:
      'Line {{line}} is a sentence, not Python. With # in front it becomes a note, which Python skips.',
  },
  'part-place': {
    nudge: 'Which line does {{word}} belong to?',
    pointer: 'On line {{line}}, {{word}} must start right below its {{opener}}, which is on line {{header}}.',
  },
  'part-alone': {
    nudge: 'Which line does {{word}} belong to?',
    pointer: 'Line {{line}} starts with {{word}}, but there is no {{opener}} above it.',
  },
  'name-dashed': {
    nudge: 'Can a name have a minus sign in it?',
    pointer:
      'Line {{line}} says {{said}}, and Python takes the - for a minus. In a name, use an underscore: {{meant}}.',
  },
  'repeat-word': {
    nudge: 'How do you tell Python to run lines several times?',
    pointer: 'Line {{line}} says {{said}}, and Python has no such word. Only for and while repeat lines.',
  },
  'block-braces': {
    nudge: 'How does Python know where a block starts and where it ends?',
    pointer:
      'Line {{line}} has {{said}}, as in other languages. In Python a colon starts a block, and indented lines belong to it.',
  },
} as const;
