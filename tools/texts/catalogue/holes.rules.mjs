// What is put into a text when it is shown, and what a translator is told of it.

import { readFileSync } from 'node:fs';

const HOLE = /\{\{[^{}]+\}\}|\$?\{\w+\}|\$[a-z]\w*|<\/?\w+\/?>/g;

/** A language asks for forms of a thing's name of its own: `{{thing, accusative}}`. */
const FORM = /^\{\{(\w+), \w+\}\}$/;

/** Values in braces, tags of links. */
export const holesOf = text =>
  [...new Set((text.match(HOLE) ?? []).map(hole => hole.replace(FORM, '{{$1}}')))].toSorted();

/** What stands in each hole, by its name; the names of animals in lessons are the only one in single braces. */
const MEANINGS = JSON.parse(readFileSync(new URL('./holes.json', import.meta.url), 'utf8'));

const meaningOf = hole =>
  hole === '{animal}'
    ? 'the name of the learner’s animal, such as Rabbit'
    : MEANINGS[/^\{\{(\w+)\}\}$/.exec(hole)?.[1]];

/** A line for each hole of which something can be said. */
export const holeNotes = text =>
  holesOf(text).flatMap(hole => (meaningOf(hole) === undefined ? [] : [`${hole} is ${meaningOf(hole)}`]));
