import { spaceOf, type Code, type CodeLine } from './read-code.ts';
import { misplacedLines } from './misplaced-lines.ts';
import { parseHeader, parseSimples, type Header } from './parse-statement.ts';
import type { Branch, Program, Statement } from './program.types.ts';
import { unfinishedLines } from './unfinished-lines.ts';
import { TokenReader, Unreadable } from './token-reader.ts';

/** The column of a line's first word, with tabs of eight and of one: Python wants both to agree. */
type Columns = readonly [number, number];

const columnsOf = (code: Code, line: CodeLine): Columns => {
  const space = spaceOf(code, line);
  let wide = 0;
  for (const char of space) wide += char === '\t' ? 8 - (wide % 8) : 1;
  return [wide, space.length];
};

const isDeeper = (a: Columns, b: Columns): boolean => a[0] > b[0] && a[1] > b[1];
const isSame = (a: Columns, b: Columns): boolean => a[0] === b[0] && a[1] === b[1];

interface Row {
  readonly line: CodeLine;
  readonly columns: Columns;
}

type Opened = Exclude<Header, null>;

class ProgramParser {
  private at = 0;
  private readonly rows: readonly Row[];
  private readonly columns: Columns[] = [[0, 0]];
  readonly unreadable = new Set<number>();

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  parse(): readonly Statement[] {
    const body: Statement[] = [];
    while (this.at < this.rows.length) body.push(...this.block());
    return body;
  }

  private note(row: Row | undefined): void {
    if (row) this.unreadable.add(row.line.first);
  }

  /** Statements of one column. A line that is indented for no reason is noted and treated as if it were not. */
  private block(): Statement[] {
    const mine = this.columns.at(-1) ?? [0, 0];
    const found: Statement[] = [];
    for (let row = this.rows[this.at]; row; row = this.rows[this.at]) {
      if (!isSame(row.columns, mine)) {
        const isOpen = this.columns.some(one => row !== undefined && isSame(one, row.columns));
        if (isOpen) return found;
        this.note(row);
        if (!isDeeper(row.columns, mine) && this.columns.length > 1) return found;
      }
      found.push(...this.statement(row, found.at(-1)));
    }
    return found;
  }

  private statement(row: Row, before: Statement | undefined): Statement[] {
    this.at++;
    const reader = new TokenReader(row.line.tokens);
    try {
      if (row.line.open.length > 0 || row.line.wrongBracket) throw new Unreadable('brackets');
      if (row.line.tokens[0]?.text === '@') return [{ kind: 'other', line: row.line.first }];
      const header = parseHeader(reader);
      if (!header) return parseSimples(reader, row.line.first);
      return this.compound(header, reader, row, before);
    } catch (error) {
      // A RangeError: nested deeper than the stack goes. Python gives up on such a line too.
      if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
      this.note(row);
      if (row.line.tokens.at(-1)?.text === ':') this.inner(row);
      return [];
    }
  }

  /** The statements below a line that ends with a colon. */
  private inner(row: Row): readonly Statement[] {
    const next = this.rows[this.at];
    const mine = this.columns.at(-1) ?? [0, 0];
    if (!next || !isDeeper(next.columns, mine)) {
      this.note(next ?? row);
      return [];
    }
    this.columns.push(next.columns);
    const body = this.block();
    this.columns.pop();
    return body;
  }

  private compound(
    header: Opened,
    reader: TokenReader,
    row: Row,
    before: Statement | undefined,
  ): Statement[] {
    const isPart = ['elif', 'else', 'except', 'finally'].includes(header.kind);
    const isFitting = before && ['if', 'for', 'while', 'other'].includes(before.kind);
    if (isPart && !isFitting) throw new Unreadable(header.kind);
    reader.expect(':');
    const line = row.line.first;
    const body = reader.isOver ? this.inner(row) : parseSimples(reader, line);
    if (!isPart || before?.kind !== 'if') return [made(header, line, body)];
    if (header.kind === 'elif') (before.branches as Branch[]).push({ test: header.test, body });
    else (before.otherwise as Statement[]).push(...body);
    return [];
  }
}

function made(header: Opened, line: number, body: readonly Statement[]): Statement {
  switch (header.kind) {
    case 'if':
      return { kind: 'if', line, branches: [{ test: header.test, body }], otherwise: [] };
    case 'while':
      return { kind: 'while', line, test: header.test, body };
    case 'for':
      return { kind: 'for', line, target: header.target, source: header.source, body };
    case 'def':
      return { ...header, line, body };
    default:
      return { kind: 'other', line };
  }
}

/** Reads a program as Python does, but continues after a line that it cannot read. Never throws. */
export function parseProgram(code: Code): Program {
  const parser = new ProgramParser(code.lines.map(line => ({ line, columns: columnsOf(code, line) })));
  const body = parser.parse();
  const lines = new Set([...parser.unreadable, ...misplacedLines(body, code), ...unfinishedLines(code)]);
  return { body, unreadable: [...lines].toSorted((a, b) => a - b) };
}
