import { KEYWORDS } from './python-names.ts';

const NAME = /[A-Za-z_]\w*/g;

const groups = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(match => match.slice(1).filter(group => group !== undefined));

/** The names in a list of targets or parameters: what stands before a default, an annotation or a star is none. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .flatMap(part => part.replace(/[:=].*$/s, '').match(NAME) ?? [])
    .filter(name => !KEYWORDS.has(name));

const LISTS = [
  /\b(?:async\s+)?def\s+\w+\s*\(([^)]*)\)/g,
  /\blambda\s+([^:]*):/g,
  /\bfor\s+([^:\n]+?)\s+in\b/g,
  /\bimport\s+([\w., ]+)/g,
  /\bas\s+(\w+)/g,
  /(?:^|\n)[ \t]*([\w., \t*[\]]+?)[ \t]*(?::[ \t]*[\w[\], |]+)?(?:[-+*/%&|^]|\/\/|\*\*|<<|>>)?=(?!=)/g,
  /\((\w+)\s*:=/g,
];

/**
 * Returns the names that Python code defines anywhere: functions and classes, their parameters, variables, attributes,
 * what loops and imports name. It is read by its shape, since a text shows parts of programs that no parser accepts.
 */
export function definedNames(code: string): ReadonlySet<string> {
  return new Set([
    ...groups(code, /\b(?:def|class)\s+(\w+)/g),
    ...LISTS.flatMap(pattern => groups(code, pattern)).flatMap(namesIn),
  ]);
}
