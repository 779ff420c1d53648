/** One word of Python. `start` and `end` are offsets in the whole source. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'operator' | 'unknown';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A string whose closing quotation mark is missing. */
  readonly open?: true;
}

export interface Scan {
  readonly token: Token | null;
  /** Where to continue. */
  readonly end: number;
}

const STRING_START = /([rbfutRBFUT]{0,2})("""|'''|"|')/uy;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][-+]?\d+)?\w*/uy;
const OPERATOR =
  /\*\*=?|\/\/=?|>>=?|<<=?|!=|==|=>|=<|<=|>=|->|:=|\.\.\.|&&|\|\||\+\+|--(?=\s*$)|[-+*/%@&|^]=|[-+*/%@&|^~<>=()[\]{},:.;!]/muy;

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** The end of a string whose opening marks end at `from`; a short one ends with its line. */
function stringEnd(source: string, from: number, mark: string): { end: number; closed: boolean } {
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (char === '\n' && mark.length === 1) return { end: at, closed: false };
    else if (source.startsWith(mark, at)) return { end: at + mark.length, closed: true };
  }
  return { end: source.length, closed: false };
}

function scanString(source: string, at: number): Scan | null {
  const begin = matchAt(STRING_START, source, at);
  if (!begin) return null;
  const { end, closed } = stringEnd(source, at + begin[0].length, begin[2] ?? '"');
  const cut = source.slice(at, end).replace(/\r$/u, '');
  const token = { kind: 'string', text: cut, start: at, end: at + cut.length } as const;
  return { token: closed ? token : { ...token, open: true }, end };
}

/** The word at an offset that is not a space, a comment or the end of a line. */
export function scanToken(source: string, at: number): Scan {
  const string = scanString(source, at);
  if (string) return string;
  for (const [kind, pattern] of [
    ['name', NAME],
    ['number', NUMBER],
    ['operator', OPERATOR],
  ] as const) {
    const text = matchAt(pattern, source, at)?.[0];
    if (text) return { token: { kind, text, start: at, end: at + text.length }, end: at + text.length };
  }
  const text = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { token: { kind: 'unknown', text, start: at, end: at + text.length }, end: at + text.length };
}
