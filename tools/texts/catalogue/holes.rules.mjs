// What is put into a text when it is shown, and what a translator is told of it.

const HOLE = /\{\{[^{}]+\}\}|\$?\{\w+\}|\$[a-z]\w*|<\/?\w+\/?>/g;

/** A language asks for forms of a thing's name of its own: `{{thing, accusative}}`. */
const FORM = /^\{\{(\w+), \w+\}\}$/;

/** Values in braces, tags of links. */
export const holesOf = text =>
  [...new Set((text.match(HOLE) ?? []).map(hole => hole.replace(FORM, '{{$1}}')))].toSorted();

/** What stands in a hole, where its name does not tell. */
const MEANINGS = {
  '{animal}': 'the name of the learner’s animal, such as Rabbit',
  '{{about}}': 'a person or a class',
  '{{count}}': 'a number: the form of the text is chosen by it',
  '{{line}}': 'the number of a line',
  '{{money}}': 'an amount with its currency',
  '{{name}}': 'what somebody or something is called',
  '{{number}}': 'a number',
  '{{organization}}': 'the name of a school',
  '{{plan}}': 'the name of a plan',
  '{{said}}': 'what the program says, as it is',
  '{{thing}}': 'a thing on the map',
  '{{word}}': 'a word of Python',
};

/** A line for each hole of which something can be said. */
export const holeNotes = text =>
  holesOf(text).flatMap(hole => (MEANINGS[hole] === undefined ? [] : [`${hole} is ${MEANINGS[hole]}`]));
