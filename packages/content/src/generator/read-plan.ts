import type { Direction, Position } from '@burrow/contracts';
import type { Plan, PlannedGoal, PlannedThing } from './plan.types.ts';

const FACINGS: Readonly<Record<string, Direction>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const SECTIONS = /\*\*(Map|Goals|Data|Signs|Answers|Input|Commands|Max|Wrong|Variant)\*\*/;
const HEAD = /^- \*\*`[^`]+` (?<title>[^*]+)\*\*(?<note> \*\([^)]*\)\*)?: \*(?<idea>.+?)\*\. /;

/** In a plan a program stands on one line. */
const python = (line: string): string => line.replaceAll('↵', '\n').replaceAll('⇥', '    ');
const codeOf = (text: string): string => /`([^`]*)`/.exec(text)?.[1] ?? '';
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, found = '']) => found);

/** Splits where the separator is not in quotation marks. */
const splitOutside = (text: string, separator: ';'): string[] =>
  text
    .split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`))
    .map(part => part.trim())
    .filter(part => part !== '');

const position = (text: string): Position => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

function readThings(text: string): PlannedThing[] {
  const [, type = '', places = ''] = /^([a-z ]+?) ((?:\d+,\d+ ?)+)$/.exec(text) ?? [];
  if (!type) throw new Error(`Map: "${text}" is not a thing with its tiles.`);
  return places
    .trim()
    .split(' ')
    .map(place => ({ type, position: position(place) }));
}

function readAct(text: string): PlannedGoal {
  const [, action = '', rest = ''] = /^(\w+)(.*)$/.exec(text) ?? [];
  const [, note = ''] = /\(([^)]*)\)/.exec(rest) ?? [];
  const [, amount, kind] = /^(\d+) ([a-z ]+?)(?: each)?$/.exec(note) ?? [];
  const [, count, needed] = /^depends (\d+) ([a-z ]+)$/.exec(note) ?? [];
  const type = rest.replaceAll(/"[^"]*"|\([^)]*\)|×\d+/g, '').trim();
  return {
    kind: 'act',
    action,
    type: type === 'any' ? '' : type,
    count: Number(/×(\d+)/.exec(rest)?.[1] ?? 1),
    yields: note.startsWith('by ') ? note.slice(3).split(',').map(Number) : [1],
    cost: kind === undefined ? undefined : { type: kind, amount: Number(amount) },
    depends: needed === undefined ? undefined : { type: needed, count: Number(count) },
    phrases: quoted(rest),
  };
}

function readGoal(text: string): PlannedGoal {
  if (text.startsWith('uses(')) return { kind: 'value', action: 'compare', variable: text, value: 'True' };
  const [, action, variable, value] = /^(assign|compare) (.+) = (.+?)(?: «[^»]*»)?$/.exec(text) ?? [];
  if (variable === undefined || value === undefined) return readAct(text);
  return { kind: 'value', action: action === 'assign' ? 'assign' : 'compare', variable, value };
}

/** The lines of a plan that belong to a level: its bullet and what is indented below. */
function linesFor(text: string, slug: string): string[] {
  const lines = text.split('\n');
  const from = lines.findIndex(line => line.startsWith(`- **\`${slug}\` `));
  if (from < 0) throw new Error(`The plan has no line for ${slug}.`);
  const below = lines.slice(from + 1);
  const end = below.findIndex(line => !line.startsWith('  '));
  return [lines[from] ?? '', ...below.slice(0, end < 0 ? undefined : end).map(line => line.trim())];
}

function sectionsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const parts = lines.join(' ').split(SECTIONS).slice(1);
  const entries = parts.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, (parts[index + 1] ?? '').trim()]] : [],
  );
  return new Map(entries);
}

/** The first piece of code of each mistake; those that are told in words only are left out. */
const readMistakes = (text: string): string[] =>
  text.split(/;(?=(?:[^`]*`[^`]*`)*[^`]*$)/).flatMap(part => (codeOf(part) ? [python(codeOf(part))] : []));

/**
 * Reads a level's line of a plan.
 * @param text a whole plan, or only the line
 * @throws if the slug has no line, or something in it cannot be read
 */
export function readPlan(text: string, slug: string): Plan {
  const lines = linesFor(text, slug);
  const head = HEAD.exec(lines[0] ?? '')?.groups;
  const code = lines.slice(1).find(line => line.startsWith('- `'));
  const sections = sectionsOf(lines.filter(line => line !== code));
  const section = (name: string): string => sections.get(name) ?? '';
  const [start = '', ...things] = splitOutside(section('Map').replace(/\.$/, ''), ';');
  const [, place = '', side = ''] = /^start (\d+,\d+) ([NESW])$/.exec(start) ?? [];
  const facing = FACINGS[side];
  if (!head || !facing || code === undefined)
    throw new Error(`The line for ${slug} needs a title, an idea, a Map with the start, and a line of code.`);
  return {
    title: head['title'] ?? '',
    idea: head['idea'] ?? '',
    hasGuide: !(head['note'] ?? '').includes('no guide'),
    start: position(place),
    facing,
    things: things.flatMap(readThings),
    goals: splitOutside(codeOf(section('Goals')), ';').map(readGoal),
    solution: `${python(codeOf(code))}\n`,
    max: /^\d+/.test(section('Max')) ? Number.parseInt(section('Max'), 10) : undefined,
    data: python(codeOf(section('Data'))),
    needsKitchen: section('Data').startsWith('kitchen kit'),
    signs: quoted(section('Signs')),
    answers: [...section('Answers').matchAll(/Yes|No/g)].map(([word]) => word === 'Yes'),
    input: quoted(section('Input')),
    mistakes: readMistakes(section('Wrong')),
  };
}
