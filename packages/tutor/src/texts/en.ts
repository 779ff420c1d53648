import { EN_UNREAD } from './en.unread.ts';

/** What the tutor says in English: for each kind of finding a question, and where to look. */
export const EN = {
  findings: {
    ...EN_UNREAD,
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
      pointer:
        'Line {{line}} uses {{name}}, but {{name}} only gets its value on line {{later}}, further down.',
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
      pointer:
        'On line {{line}}, a value is None, which means nothing. Something before it gave nothing back.',
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
      pointer: 'There is no such module as on line {{line}}. Check its name, or do without it.',
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
    'goal-walk': {
      nudge: 'Your program ends well. Which goal is still open?',
      pointer: 'Go on from where you stopped: walk {{tiles}} straight on, towards the {{thing}}.',
    },
    'goal-turn': {
      nudge: 'Your program ends well. Which goal is still open?',
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
    'comma-for-dot': {
      nudge: 'How does Python write two and a half?',
      pointer: '{{said}} is two numbers. A number has a dot, not a comma: 2.5.',
    },
    'value-other': {
      nudge: 'What is the value of {{variable}} at the end?',
      pointer:
        '{{variable}} is {{found}} at the end, but it should be {{wanted}}. Check how you work it out.',
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
    'loop-count': {
      nudge: 'How many times does your loop run? Count on your fingers.',
      pointer:
        "The loop on line {{line}} doesn't run the right number of times. range() stops one before its end.",
    },
    'nothing-yet': {
      nudge: 'What should happen first? Look at the map and at the goals.',
      pointer: 'Your program is still empty. Start with one command, run it, and see where you stop.',
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
    complete: {
      nudge: 'Your program meets all the goals. Well done!',
      pointer: 'Your program meets all the goals. Well done!',
    },
    stuck: {
      nudge: "Run your program step by step. Where does it first do something you don't want?",
      pointer: 'Say in your own words what each line does. Then compare it with the goals.',
    },
  },
  edits: {
    modify: 'Change line {{line}} to this:',
    add: 'Write this as line {{line}}:',
    indent: 'Put {{spaces}} spaces at the start of line {{line}}.',
    outdent: 'Start line {{line}} at the very left.',
    remove: 'Delete line {{line}}.',
    above: 'Start further up.',
    below: 'Go on further down.',
  },
  words: {
    behind: 'behind you',
    left: 'on your left',
    right: 'on your right',
    north: '{{tiles}} up',
    east: '{{tiles}} to the right',
    south: '{{tiles}} down',
    west: '{{tiles}} to the left',
    and: ' and ',
    goal: 'goal',
  },
} as const;
