/** What the tutor says in English of errors of Python. */
export const EN_ERRORS = {
  'text-and-number': {
    nudge: 'Can text and a number be added?',
    pointer:
      'Line {{line}} mixes text and a number. int() turns text into a number, str() turns a number into text.',
  },
  'compare-kinds': {
    nudge: 'Can text be greater than a number?',
    pointer: 'Line {{line}} compares text with a number. int() turns text into a number.',
  },
  'not-callable': {
    nudge: 'Which names in your program are functions, and which are values?',
    pointer:
      "Line {{line}} puts brackets after a name that isn't a function. Only a function can be called with brackets.",
  },
  'none-value': {
    nudge: 'Does every call give a value back?',
    pointer: 'On line {{line}}, a value is None, which means nothing. Something before it gave nothing back.',
  },
  'no-places': {
    nudge: "Which values have numbered places, and which don't?",
    pointer: 'Line {{line}} asks for a place in square brackets, but the value there has no places.',
  },
  'no-row': {
    nudge: 'What can a loop go through, one by one?',
    pointer:
      'Line {{line}} goes through something one by one, but there is only a single value. range() gives a row of numbers.',
  },
  'await-missing': {
    nudge: 'What does calling an async function give you, before you await it?',
    pointer:
      "Line {{line}} uses something that isn't ready yet. Is there an await missing in front of the call?",
  },
  'used-up': {
    nudge: 'How many things are there, and how many do you ask for?',
    pointer: 'Line {{line}} asks next() for one more, but there is nothing left.',
  },
  'type-other': {
    nudge: 'What type is each value: a number, a text, a list?',
    pointer: "Line {{line}} puts two values together that don't match, such as a text and a list.",
  },
  'number-from-text': {
    nudge: 'Which texts can int() turn into a number?',
    pointer:
      'Line {{line}} needs a number, but the text is {{said}}. Only digits can be turned into a number.',
  },
  'value-unusable': {
    nudge: 'Which value goes into the line that fails?',
    pointer: "On line {{line}}, a value has the right type, but can't be used.",
  },
  'list-end': {
    nudge: 'What number does a list start with, and what number does it end with?',
    pointer:
      'Line {{line}} asks for a place past the end of the list. The first place is 0, the last one is the length minus 1.',
  },
  'key-near': {
    nudge: 'Is the key spelled the same as in the dictionary?',
    pointer: 'Line {{line}} asks for {{key}}, but the dictionary has {{near}}.',
  },
  'key-unknown': {
    nudge: 'Which keys does the dictionary have?',
    pointer:
      'Line {{line}} asks for {{key}}, which is not in the dictionary. get() can give another answer in that case.',
  },
  'zero-division': {
    nudge: 'What number are you dividing by?',
    pointer: 'Line {{line}} divides by 0. Check where that number comes from.',
  },
  'import-unknown': {
    nudge: 'Is the module spelled right?',
    pointer: "Line {{line}} imports a module that doesn't exist here. Check its name, or do without it.",
  },
  endless: {
    nudge: 'What makes your loop stop?',
    pointer: 'A loop never ends. Each time round, something has to change that makes its condition false.',
  },
  recursion: {
    nudge: 'When does your function stop calling itself?',
    pointer: 'A function keeps calling itself. It needs a case in which it stops and gives an answer.',
  },
  waits: {
    nudge: 'What is your program waiting for?',
    pointer: 'The program is waiting for something that never comes. Look at the lines with await.',
  },
  'error-other': {
    nudge: 'Read the error message slowly. Which line does it name?',
    pointer: 'The program stops on line {{line}}. Check what each value is when it gets there.',
  },
  'place-not-number': {
    nudge: 'What belongs in the square brackets of a list?',
    pointer:
      "On line {{line}}, the place in square brackets isn't a whole number. int() turns text into a number.",
  },
} as const;
