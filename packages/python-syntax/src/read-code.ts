import { scanToken, type Token } from './tokens.ts';

/** One statement of the learner's, possibly over several lines of the editor. */
export interface CodeLine {
  /** Lines of the editor from 1, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Columns before the first word; a tab reaches to the next multiple of four. */
  readonly indent: number;
  /** How many blocks it is in, as far as the indentation shows. */
  readonly depth: number;
  readonly tokens: readonly Token[];
  /** From the first word to the last one, without comments at the end. */
  readonly text: string;
  /** Where the text begins in the whole source. */
  readonly start: number;
  /** Brackets that are still open at the end. */
  readonly open: readonly Token[];
  /** A closing bracket that closes nothing, or one of a different kind than was opened. */
  readonly wrongBracket: Token | null;
}

export interface Code {
  readonly source: string;
  /** Statements only: neither empty lines nor comments. */
  readonly lines: readonly CodeLine[];
  /** Lines of the editor. */
  readonly length: number;
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const STATEMENT =
  /^[ \t]*(?:player\s*\.|(?:for|while|if|elif|else|def|class|with|try|return)\b.*:\s*(?:#.*)?$)/u;
const TAB = 4;

const isOpening = ({ kind, text }: Token): boolean => kind === 'operator' && '([{'.includes(text);

function columnsOf(space: string): number {
  let columns = 0;
  for (const char of space) columns += char === '\t' ? TAB - (columns % TAB) : 1;
  return columns;
}

class Reader {
  private at = 0;
  private line = 1;
  private readonly found: Omit<CodeLine, 'depth'>[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  read(): readonly Omit<CodeLine, 'depth'>[] {
    while (this.at < this.source.length) this.readStatement();
    return this.found;
  }

  private newline(): void {
    this.at++;
    this.line++;
  }

  private skipComment(): void {
    while (this.at < this.source.length && this.source[this.at] !== '\n') this.at++;
  }

  /** Whether an open bracket was forgotten: what follows is clearly a statement of its own. */
  private nextIsStatement(): boolean {
    const end = this.source.indexOf('\n', this.at + 1);
    return STATEMENT.test(this.source.slice(this.at + 1, end < 0 ? undefined : end));
  }

  private readStatement(): void {
    const begin = this.at;
    while (/[ \t\f\r]/u.test(this.source[this.at] ?? '')) this.at++;
    const indent = columnsOf(this.source.slice(begin, this.at));
    const first = this.line;
    const tokens: Token[] = [];
    const open: Token[] = [];
    let wrongBracket: Token | null = null;
    while (this.at < this.source.length) {
      const char = this.source[this.at] ?? '';
      if (char === '\n' && (open.length === 0 || tokens.at(-1)?.open || this.nextIsStatement())) break;
      if (char === '\n') this.newline();
      else if (char === '#') this.skipComment();
      else if (char === '\\' && /^\\\r?\n/u.test(this.source.slice(this.at, this.at + 3))) {
        this.at = this.source.indexOf('\n', this.at);
        this.newline();
      } else if (/\s/u.test(char)) this.at++;
      else {
        const token = this.readToken(tokens);
        if (isOpening(token)) open.push(token);
        else if (token.kind === 'operator' && token.text in PAIRS) {
          if (open.at(-1)?.text === PAIRS[token.text]) open.pop();
          else wrongBracket ??= token;
        }
      }
    }
    this.keep({ first, indent, tokens, open, wrongBracket });
    if (this.at < this.source.length) this.newline();
  }

  private readToken(tokens: Token[]): Token {
    const { token, end } = scanToken(this.source, this.at);
    for (const char of this.source.slice(this.at, end)) if (char === '\n') this.line++;
    this.at = Math.max(end, this.at + 1);
    if (!token) throw new Error('a token was expected');
    tokens.push(token);
    return token;
  }

  private keep(line: Pick<CodeLine, 'first' | 'indent' | 'tokens' | 'open' | 'wrongBracket'>): void {
    const [from, to] = [line.tokens[0], line.tokens.at(-1)];
    if (!from || !to) return;
    const text = this.source.slice(from.start, to.end);
    this.found.push({ ...line, text, start: from.start, last: line.first + text.split('\n').length - 1 });
  }
}

/** Computes depths with a stack of indentations, as Python does, except that a line between two depths counts as the outer. */
function withDepths(lines: readonly Omit<CodeLine, 'depth'>[]): CodeLine[] {
  const stack = [0];
  return lines.map(line => {
    while (stack.length > 1 && line.indent < (stack.at(-1) ?? 0)) stack.pop();
    if (line.indent > (stack.at(-1) ?? 0)) stack.push(line.indent);
    return { ...line, depth: stack.length - 1 };
  });
}

/**
 * Reads Python statement by statement. Never throws; whatever is not Python becomes tokens of kind `unknown`.
 *
 * @example
 * const { lines } = readCode('for i in range(3):\n    player.water()  # each bed');
 * lines.map(({ depth }) => depth) // → [0, 1]
 */
export function readCode(source: string): Code {
  const reader = new Reader(source);
  return { source, lines: withDepths(reader.read()), length: source.split('\n').length };
}

/** Whether a statement ends with a colon, as a line does that opens a block. */
export const endsWithColon = (line: CodeLine | undefined): boolean => line?.tokens.at(-1)?.text === ':';

/** The spaces and tabs before a statement, as they were typed. */
export const spaceOf = ({ source }: Code, { start }: CodeLine): string =>
  source.slice(source.lastIndexOf('\n', start - 1) + 1, start);

/** The statements as they were typed, without comments and empty lines. */
export const statementsOf = (code: Code): string =>
  code.lines.map(line => spaceOf(code, line) + line.text).join('\n');

/** Words that begin a line which a block belongs to. */
const HEADERS: ReadonlySet<string> = new Set([
  'if',
  'elif',
  'else',
  'for',
  'while',
  'def',
  'class',
  'with',
  'try',
  'except',
  'finally',
  'async',
  'match',
  'case',
]);

/** Whether the block of a header begins on its line: `if dry: player.water()`. */
function isOneLiner({ tokens }: CodeLine): boolean {
  if (!HEADERS.has(tokens[0]?.text ?? '') || tokens[1]?.text === '=') return false;
  let depth = 0;
  let lambdas = 0;
  for (const { kind, text } of tokens.slice(0, -1)) {
    if (kind !== 'operator') lambdas += text === 'lambda' && depth === 0 ? 1 : 0;
    else if ('([{'.includes(text)) depth += 1;
    else if (')]}'.includes(text)) depth -= 1;
    else if (text === ':' && depth === 0 && lambdas-- === 0) return true;
  }
  return false;
}

/** How many statements follow another one on the same line, after a `;` or after the colon of `if x:`. */
export const joinedStatements = ({ lines }: Code): number =>
  lines
    .map(line => {
      const { tokens } = line;
      const after = tokens.slice(0, -1).filter(({ kind, text }) => kind === 'operator' && text === ';');
      return after.length + (isOneLiner(line) ? 1 : 0);
    })
    .reduce((count, found) => count + found, 0);

/**
 * Lines as the limit of a level counts them: those that are neither empty nor only a comment, and one more for each
 * statement that follows another one on its line. It protects the idea of a loop or a function, for whom the copied
 * lines are easier; one gets round it by joining lines.
 *
 * @example
 * linesOfCode(readCode('# walk\n\nsteps = 4; player.move_forward(steps)')) // → 2
 */
export const linesOfCode = (code: Code): number =>
  code.source.split('\n').filter(line => !/^\s*(?:#|$)/u.test(line)).length + joinedStatements(code);
