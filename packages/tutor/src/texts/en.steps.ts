/** What the tutor says in English of a line that differs from one that works. */
export const EN_STEPS = {
  'comma-for-dot': {
    nudge: 'How does Python write two and a half?',
    pointer: '{{said}} is two numbers. A number has a dot, not a comma: 2.5.',
  },
  'loop-count': {
    nudge: 'How many times does your loop run? Count on your fingers.',
    pointer:
      "The loop on line {{line}} doesn't run the right number of times. range() stops one before its end.",
  },
  'line-missing': {
    nudge: 'Is a step missing in your program?',
    pointer: 'Your program is missing a line. It goes on line {{line}}.',
  },
  'line-extra': {
    nudge: "Is there a line that isn't needed?",
    pointer: 'Look at line {{line}}. What happens without it?',
  },
  'line-indent': {
    nudge: 'Which lines belong in the block, and which come after it?',
    pointer: 'Look at where line {{line}} starts. Does it belong to the block above?',
  },
  'line-outdent': {
    nudge: 'Which lines should be repeated, and which should run only once?',
    pointer: 'Line {{line}} is inside the block, so it runs along with it. Should it come after the block?',
  },
  'quotes-extra': {
    nudge: 'Is {{name}} a text, or the name of a value?',
    pointer:
      'On line {{line}}, the quotation marks turn {{name}} into plain text. Without them, Python looks up the value behind the name.',
  },
  'result-dropped': {
    nudge: 'Where does the result go?',
    pointer: 'Line {{line}} works out a value, but nothing keeps it. Put a name and = in front of it.',
  },
  'print-for-command': {
    nudge: 'Who should hear or see these words?',
    pointer:
      'On line {{line}}, print() only shows something below your code. On the farm, use player.{{command}}().',
  },
  'while-for-for': {
    nudge: 'What makes your loop stop?',
    pointer:
      'The loop on line {{line}} goes on as long as its condition is true. A for loop with range() stops by itself.',
  },
  'line-number': {
    nudge: 'Are all your numbers right?',
    pointer: 'Look at the number on line {{line}}.',
  },
  'line-text': {
    nudge: 'Are all your texts right, letter by letter?',
    pointer: 'Look at the text on line {{line}}.',
  },
  'line-sign': {
    nudge: 'Look at the signs between your values. Does each say what you mean?',
    pointer: "On line {{line}}, a sign between the values isn't the right one yet.",
  },
  'line-name': {
    nudge: 'Does each name stand for what you think?',
    pointer: "Look at the names on line {{line}}. One of them isn't the right one.",
  },
  'line-other': {
    nudge: "Step through your run. Where does it first do something you don't want?",
    pointer: "Look at line {{line}}. It doesn't do what is needed there.",
  },
  'bool-quoted': {
    nudge: 'Is {{said}} a text, or one of True and False?',
    pointer:
      'On line {{line}}, {{said}} is in quotation marks, so Python takes it as text. True and False go without them.',
  },
  'f-inside': {
    nudge: 'Where does the f of an f-string go?',
    pointer: 'On line {{line}}, the f is inside the quotation marks. It goes right in front of them.',
  },
  'print-kept': {
    nudge: 'What does print() give back?',
    pointer: "On line {{line}}, print() shows the value, but {{name}} doesn't keep it.",
  },
  'value-typed': {
    nudge: 'Where should this value come from?',
    pointer: 'Line {{line}} has {{said}} typed in. Which command gets the value for you?',
  },
  'asked-again': {
    nudge: 'Does your program have this value already?',
    pointer: 'Line {{line}} asks for the value again, with {{said}}. Which name keeps it already?',
  },
  'await-call': {
    nudge: 'What does calling an async function give you, before you await it?',
    pointer: "Line {{line}} calls an async function without await, so its work isn't done.",
  },
  'async-missing': {
    nudge: 'Which functions can await something?',
    pointer: 'The function on line {{line}} has an await in it. Such a function starts with async def.',
  },
  'items-missing': {
    nudge: 'What does a loop through a dictionary give you?',
    pointer: 'The loop on line {{line}} gets only the keys. items() gives each key together with its value.',
  },
  'call-early': {
    nudge: 'What do the brackets after the name of a function do?',
    pointer:
      'On line {{line}}, the brackets call {{name}} at once. Without them, you pass on the function itself.',
  },
  'calls-itself': {
    nudge: 'When does your function stop calling itself?',
    pointer: 'Line {{line}} calls {{name}} inside {{name}}, so it starts over again and again.',
  },
  'def-parameters': {
    nudge: 'What does your function have to be told each time?',
    pointer: 'Look at the brackets on line {{line}}. Which values should the function get when it is called?',
  },
  'line-too-late': {
    nudge: 'Python follows the order of your lines. Are they in the right order?',
    pointer: 'Line {{line}} comes too late. It has to happen before line {{other}}.',
  },
  'line-too-early': {
    nudge: 'Python follows the order of your lines. Are they in the right order?',
    pointer: 'Line {{line}} comes too early. It has to happen after line {{other}}.',
  },
  'line-command': {
    nudge: 'Is each command the one you need there?',
    pointer: 'Look at the command on line {{line}}. Is that what should happen there?',
  },
} as const;
