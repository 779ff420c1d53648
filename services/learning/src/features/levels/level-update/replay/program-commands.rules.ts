import type { RunSettings } from '@burrow/contracts';
import { type Code, readCode, type Token } from '@burrow/python-syntax';

/**
 * Protects whoever reads a certificate from records that the program beside them cannot have made: the right moves with
 * `# nothing at all`. Who writes the calls into a program gets round it, since who wrote a program is not proven. An
 * honest program must never be refused, so whatever may call by another way than by name is not judged.
 */

/** Names by which a program reaches others by their texts. */
const BY_TEXT: ReadonlySet<string> = new Set(
  `attrgetter breakpoint builtins compile dir eval exec getattr getmembers globals importlib inspect locals methodcaller
  operator sys types vars`.split(/\s+/u),
);

/** Modules of lessons, which call nothing by its text. */
const MODULES: ReadonlySet<string> = new Set(
  'asyncio collections contextlib dataclasses functools itertools math random time'.split(' '),
);

/** What lessons define or read between two underscores. */
const SPECIAL: ReadonlySet<string> = new Set(
  `aenter aexit add aiter anext bool call closure contains del doc enter eq exit ge getitem gt hash init iter le len lt
  main mul name ne next post_init repr setitem slots str sub wrapped`
    .split(/\s+/u)
    .map(name => `__${name}__`),
);

const isFString = ({ kind, text }: Token): boolean => kind === 'string' && /^[rR]?[fFtT]/u.test(text);

function importsOthers(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => text === 'import');
  if (at < 0) return false;
  const from = tokens.slice(0, at).findLastIndex(({ text }) => text === 'from');
  const modules =
    from >= 0
      ? tokens.slice(from + 1, from + 2)
      : tokens.slice(at + 1).filter((_token, index, all) => index === 0 || all[index - 1]?.text === ',');
  return modules.some(({ text }) => !MODULES.has(text));
}

/** Whether every call in a program is by a name that stands in it, as far as it can be read. */
function callsByName({ lines }: Code): boolean {
  return lines.every(({ tokens }) => {
    if (importsOthers(tokens)) return false;
    return tokens.every(({ kind, text, open }) => {
      if (kind === 'unknown' || open) return false;
      if (kind !== 'name') return true;
      return !BY_TEXT.has(text) && (!text.startsWith('__') || SPECIAL.has(text));
    });
  });
}

/** The names of which a program may take something: those after a dot, and in patterns and texts with values all. */
function takenNames({ lines }: Code): (name: string) => boolean {
  const tokens = lines.flatMap(line => line.tokens);
  const hasPatterns = tokens.some(({ text }) => text === 'case');
  const names = new Set(
    tokens.flatMap(({ kind, text }, index) =>
      kind === 'name' && (hasPatterns || tokens[index - 1]?.text === '.') ? [text] : [],
    ),
  );
  // Texts may stand in such texts in the same quotes, and then are read as parts of several.
  const texts = tokens.some(isFString) ? tokens.filter(({ kind }) => kind === 'string') : [];
  const inTexts = texts.map(({ text }) => text).join('\n');
  return name => names.has(name) || new RegExp(`\\.\\s*${name}\\b`, 'u').test(inTexts);
}

/**
 * Whether a program may have made a record that meets the goals of its level; true if that cannot be said.
 * @param given Python of the level that runs before it
 */
export function mayHaveMade(source: string, settings: RunSettings, given = ''): boolean {
  const code = readCode(source.normalize('NFKC'));
  if (code.lines.length === 0) return false;
  if (given.includes('player') || !callsByName(code)) return true;
  const length = source.split(/\r\n?|\n/u).length;
  if (settings.some(({ lines = [] }) => lines.some(line => line > length))) return false;
  const isTaken = takenNames(code);
  const names = new Set(settings.flatMap(({ commands }) => commands.map(([name]) => name)));
  return [...names].every(isTaken);
}
