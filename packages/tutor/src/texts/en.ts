import { EN_UNREAD } from './en.unread.ts';

/** What the tutor says in English: for each kind of finding a question, and where to look. */
export const EN = {
  findings: {
    ...EN_UNREAD,
    'player-case': {
      nudge: 'Does Python care about big and small letters?',
      pointer: 'Line {{line}} says {{said}}. It is player, with small letters only.',
    },
    'player-missing': {
      nudge: 'Who should do what this command says?',
      pointer: 'In line {{line}} {{name}} stands alone. Write player and a dot in front of it.',
    },
    'quotes-missing': {
      nudge: 'Is {{name}} a text or the name of a variable?',
      pointer:
        'In line {{line}} Python looks for a variable called {{name}}. A text stands between quotation marks.',
    },
    'name-near': {
      nudge: 'Is every name spelled the same everywhere?',
      pointer: 'Line {{line}} says {{name}}, but there is only {{near}}. Compare them letter by letter.',
    },
    'name-later': {
      nudge: 'Python reads from top to bottom. Does it know every name when it gets there?',
      pointer:
        'Line {{line}} uses {{name}}, but {{name}} gets its value only in line {{later}}, further down.',
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
      pointer: 'The player does not know {{name}}, which stands in line {{line}}.',
    },
    'attribute-near': {
      nudge: 'Is the word after the dot spelled right?',
      pointer: 'Line {{line}} says {{name}} after the dot. Did you mean {{near}}?',
    },
    'attribute-unknown': {
      nudge: 'What stands before the dot, and can it do that?',
      pointer: 'In line {{line}} the thing before the dot has no part called {{name}}.',
    },
    'brackets-missing': {
      nudge: 'A command works only with its brackets. Does each of yours have them?',
      pointer: 'In line {{line}} the brackets after {{name}} are missing, so nothing happens.',
    },
    'arguments-missing': {
      nudge: 'Does every command get all that it needs?',
      pointer: 'In line {{line}} something is missing between the brackets.',
    },
    'arguments-extra': {
      nudge: 'Does a command get more than it can use?',
      pointer: 'Line {{line}} has too much between the brackets.',
    },
    'text-and-number': {
      nudge: 'Can text and a number be added?',
      pointer:
        'Line {{line}} mixes text and a number. int() makes a number of a text, str() makes a text of a number.',
    },
    'compare-kinds': {
      nudge: 'Can text be greater than a number?',
      pointer: 'Line {{line}} compares text with a number. int() makes a number of a text.',
    },
    'not-callable': {
      nudge: 'Which names in your program are functions, and which are values?',
      pointer:
        'Line {{line}} puts brackets after a name that is no function. Only a function is called with brackets.',
    },
    'none-value': {
      nudge: 'Does every call give a value back?',
      pointer: 'In line {{line}} a value is None, that is nothing. Something before it gave nothing back.',
    },
    'no-places': {
      nudge: 'Which values have places with numbers, and which do not?',
      pointer: 'Line {{line}} asks for a place in square brackets, but the value there has no places.',
    },
    'no-row': {
      nudge: 'Through what can a loop go, one by one?',
      pointer:
        'Line {{line}} goes through something one by one, but a single value is no row. range() makes a row of numbers.',
    },
    'await-missing': {
      nudge: 'What does a call of an async function give, before it is awaited?',
      pointer:
        'In line {{line}} something is used that is not ready yet. Does an await belong before the call?',
    },
    'used-up': {
      nudge: 'How many things come, and how many do you ask for?',
      pointer: 'Line {{line}} asks next() for one more, but there is nothing left.',
    },
    'type-other': {
      nudge: 'Of what kind is each value: number, text, list?',
      pointer: 'Line {{line}} puts two values together that do not fit, like a text and a list.',
    },
    'number-from-text': {
      nudge: 'Of which texts can int() make a number?',
      pointer: 'Line {{line}} wants a number, but the text is {{said}}. Only digits become a number.',
    },
    'value-unusable': {
      nudge: 'Which value goes into the line that fails?',
      pointer: 'In line {{line}} a value is of the right kind, but cannot be used.',
    },
    'list-end': {
      nudge: 'With which number does a list begin, and with which does it end?',
      pointer:
        'Line {{line}} asks for a place after the end of the list. The first place is 0, the last one is the length minus 1.',
    },
    'key-near': {
      nudge: 'Is the key spelled as in the dictionary?',
      pointer: 'Line {{line}} asks for {{key}}, but the dictionary has {{near}}.',
    },
    'key-unknown': {
      nudge: 'Which keys does the dictionary have?',
      pointer:
        'Line {{line}} asks for {{key}}, which is not in the dictionary. get() has an answer ready for that.',
    },
    'zero-division': {
      nudge: 'By which number do you divide?',
      pointer: 'Line {{line}} divides by 0. Look at where that number comes from.',
    },
    'import-unknown': {
      nudge: 'Is the module spelled right?',
      pointer: 'The module in line {{line}} is not here. Check its name, or do without it.',
    },
    endless: {
      nudge: 'What makes your loop stop?',
      pointer: 'A loop never ends. In each round something must change, so that its condition becomes false.',
    },
    recursion: {
      nudge: 'When does your function stop calling itself?',
      pointer: 'A function calls itself without an end. It needs a case in which it gives an answer at once.',
    },
    waits: {
      nudge: 'What is your program waiting for?',
      pointer: 'The program waits for something that never comes. Look at the lines with await.',
    },
    'error-other': {
      nudge: 'Read the error message slowly. Which line does it name?',
      pointer: 'The program stops in line {{line}}. Look at what each value is when it gets there.',
    },
    'steps-not-whole': {
      nudge: 'What do you give to move_forward? Is it a whole number?',
      pointer:
        'In line {{line}} move_forward gets {{said}}. It needs a whole number, 1 or more. If it is a text, int() makes a number of it.',
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
      nudge: 'Which way do you look before you act?',
      pointer: 'Before line {{line}} you look the wrong way. The way to the {{thing}} is {{side}}.',
    },
    'turn-around': {
      nudge: 'Which way do you look before you act?',
      pointer: 'Before line {{line}} you look away from the {{thing}}. It is behind you.',
    },
    'way-blocked': {
      nudge: 'Walk your way with a finger on the map. Where does it end?',
      pointer: 'In line {{line}} something is in the way. Turn first, or walk fewer steps.',
    },
    'gate-shut': {
      nudge: 'Can you walk through what is in front of you?',
      pointer: 'Before line {{line}} the {{ahead}} in front of you is still shut.',
    },
    'place-elsewhere': {
      nudge: 'Where is the X mark for the {{thing}}?',
      pointer:
        'In line {{line}} you do not stand on the X mark for the {{thing}}. From where you stand it is {{way}} on the map.',
    },
    'same-tile': {
      nudge: 'Where do you stand in the second round of your loop?',
      pointer:
        'Line {{line}} runs again while you still stand on the same tile. What must happen in each round?',
    },
    'nothing-wanted': {
      nudge: 'Is everything that you do really wanted?',
      pointer: 'Line {{line}} does something that no goal asks for any more.',
    },
    'thing-other': {
      nudge: 'What lies in front of you?',
      pointer: 'Line {{line}} asks for {{said}}, but in front of you is: {{ahead}}.',
    },
    'thing-unknown': {
      nudge: 'What are the things on the map called? The goals tell their names.',
      pointer: 'There is no {{said}} to pick up in this level. Look at the name in line {{line}}.',
    },
    'words-other': {
      nudge: 'Which words are wanted here? Look at the goals, letter by letter.',
      pointer: 'Line {{line}} says "{{said}}", but other words are wanted here.',
    },
    'words-not-text': {
      nudge: 'Is what you say a text?',
      pointer: 'Line {{line}} gets {{said}}, which is no text. str() makes a text of a number.',
    },
    'structure-other': {
      nudge: 'What should be built here? Look at the goals.',
      pointer: '{{said}} in line {{line}} is not what is wanted here.',
    },
    'stock-short': {
      nudge: 'Do you have everything that you need before you use it?',
      pointer: 'For line {{line}} you need {{need}} × {{thing}}, and you have {{have}}.',
    },
    'count-other': {
      nudge: 'How many are wanted here, and how many do you have?',
      pointer:
        'Line {{line}} says {{said}}, and that is not what is wanted here. Look at the goals: what, and how many?',
    },
    'done-already': {
      nudge: 'Have you done this before?',
      pointer: 'What line {{line}} asks for is done already.',
    },
    'push-blocked': {
      nudge: 'Where would the rock go?',
      pointer: 'In line {{line}} the rock cannot move: something is right behind it, or it is no rock.',
    },
    'depends-first': {
      nudge: 'What has to come first?',
      pointer: 'Before line {{line}} you need {{count}} × {{thing}}. You have {{have}}.',
    },
    'tile-empty': {
      nudge: 'What is on the tile in front of you when the program stops?',
      pointer:
        'In line {{line}} nothing is in front of you. Look at the map: where should you stand, and which way should you look?',
    },
    'world-other': {
      nudge: 'What do you see on the map when the program stops?',
      pointer:
        'Line {{line}} does not work in that place. Step back in the timeline and look at the tile in front of you.',
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
      nudge: 'You stand in the right place. What is left to do there?',
      pointer: 'The {{thing}} is right in front of you. Now use the command for it: {{action}}.',
    },
    'goal-open': {
      nudge: 'Your program ends without an error. Which goal is still open?',
      pointer: 'This goal is still open: {{action}} {{thing}}, {{score}} of {{count}}.',
    },
    'variable-near': {
      nudge: 'Is the name of your variable the one that the goal wants?',
      pointer: 'The goal wants a variable called {{variable}}. Yours is called {{near}}.',
    },
    'variable-missing': {
      nudge: 'Does the goal ask for a variable?',
      pointer: 'Your program needs a variable called {{variable}}.',
    },
    'comma-for-dot': {
      nudge: 'How does Python write two and a half?',
      pointer: '{{said}} is two numbers. In a number Python writes a dot, not a comma: 2.5.',
    },
    'value-other': {
      nudge: 'What is the value of {{variable}} at the end?',
      pointer: '{{variable}} is {{found}} at the end, and {{wanted}} is wanted. Check how it is worked out.',
    },
    'value-kind': {
      nudge: 'Is {{variable}} a number, a text, or True or False?',
      pointer:
        '{{variable}} is {{found}} at the end. It should be {{wanted}}: the same, but of another kind.',
    },
    'uses-missing': {
      nudge: 'It works! Can you also do it with {{word}}?',
      pointer: 'All goals but one are met. The last one wants you to use {{word}}.',
    },
    'lines-too-many': {
      nudge: 'Which lines in your program are the same?',
      pointer: 'Your program has {{lines}} lines, and {{max}} are allowed. A loop can repeat lines for you.',
    },
    'number-typed': {
      nudge: 'Your program works on this map. What if the map changes?',
      pointer:
        'Line {{line}} has {{said}} typed in. The level has a name for this value. With the name it works on every map.',
    },
    'variant-fails': {
      nudge: 'Your program works on this map. What if the map changes?',
      pointer: 'On the other map it goes wrong in line {{line}}. What is different there?',
    },
    'loop-count': {
      nudge: 'How often does your loop run? Count on your fingers.',
      pointer:
        'The loop in line {{line}} does not run as often as it should. range() stops one before its end.',
    },
    'nothing-yet': {
      nudge: 'What should happen first? Look at the map and at the goals.',
      pointer: 'Your program is still empty. Begin with one command, run it, and look where you stop.',
    },
    'line-missing': {
      nudge: 'Is a step missing in your program?',
      pointer: 'A line is missing in your program. It belongs in line {{line}}.',
    },
    'line-extra': {
      nudge: 'Is there a line that is not needed?',
      pointer: 'Look at line {{line}}. What happens without it?',
    },
    'line-indent': {
      nudge: 'Which lines belong into the block, and which come after it?',
      pointer: 'Look at where line {{line}} starts. Does it belong to the block above?',
    },
    'line-outdent': {
      nudge: 'Which lines should be repeated, and which should run only once?',
      pointer: 'Line {{line}} is inside the block, so it runs along with it. Should it come after the block?',
    },
    'quotes-extra': {
      nudge: 'Is {{name}} a text, or the name of a value?',
      pointer:
        'In line {{line}} the quotation marks turn {{name}} into plain text. Without them, Python looks up the value behind the name.',
    },
    'result-dropped': {
      nudge: 'Where does the result go?',
      pointer: 'Line {{line}} works out a value, but nothing keeps it. Put a name and = in front of it.',
    },
    'print-for-command': {
      nudge: 'Who should hear or see these words?',
      pointer:
        'In line {{line}} print() only shows something below your code. On the farm, use player.{{command}}().',
    },
    'while-for-for': {
      nudge: 'What makes your loop stop?',
      pointer:
        'The loop in line {{line}} goes on as long as its condition is true. A for loop with range() stops by itself.',
    },
    'line-number': {
      nudge: 'Are all your numbers right?',
      pointer: 'Look at the number in line {{line}}.',
    },
    'line-text': {
      nudge: 'Are all your texts right, letter by letter?',
      pointer: 'Look at the text in line {{line}}.',
    },
    'line-sign': {
      nudge: 'Look at the signs between your values. Does each say what you mean?',
      pointer: 'In line {{line}} a sign between the values is not the right one yet.',
    },
    'line-name': {
      nudge: 'Does each name stand for what you think?',
      pointer: 'Look at the names in line {{line}}. One of them is not the right one.',
    },
    'line-other': {
      nudge: 'Step through your run. Where does it first do something else than you want?',
      pointer: 'Look at line {{line}}. It does not do what is needed there.',
    },
    complete: {
      nudge: 'Your program meets all goals. Well done!',
      pointer: 'Your program meets all goals. Well done!',
    },
    stuck: {
      nudge: 'Run your program step by step. Where does it first do something else than you want?',
      pointer: 'Say in your own words what each line does. Then compare it with the goals.',
    },
  },
  edits: {
    modify: 'Change line {{line}} to this:',
    add: 'Write this as line {{line}}:',
    indent: 'Put {{spaces}} spaces at the start of line {{line}}.',
    outdent: 'Start line {{line}} at the very left.',
    remove: 'Take line {{line}} out.',
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
