import pg from 'pg';

/** What runs statements: the pool, a connection, TypeORM's DataSource or EntityManager, and the transaction of a job. */
interface Connection {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg answers with a result, TypeORM with rows, of any type
  query(sql: any, values?: any[]): Promise<any>;
}

type Values = readonly unknown[];

/** A piece of SQL that several statements share. */
export class SqlPart {
  constructor(readonly text: string) {}

  /** In a text that is made without a tag, such as that of an event's handler, it stands as it is. */
  toString(): string {
    return this.text;
  }
}

/**
 * A statement with the type of its rows. The type is declared beside the statement, and a test of each service asks the
 * migrated database whether it is true (`statementFaults` of service-kit/testing).
 */
export class Statement<Row extends object> extends SqlPart {
  /** @param name of a statement that each connection prepares once, and plans once for all its values */
  constructor(
    text: string,
    readonly name?: string,
  ) {
    super(text);
  }

  /** Returns its rows. */
  async rows(on: Connection, values: Values = []): Promise<Row[]> {
    const { text, name } = this;
    const isPrepared = name !== undefined && (on instanceof pg.Pool || on instanceof pg.Client);
    return rowsIn(await on.query(isPrepared ? { text, name } : text, [...values])) as Row[];
  }

  /** Returns its first row, or undefined if there is none. */
  async first(on: Connection, values: Values = []): Promise<Row | undefined> {
    const [row] = await this.rows(on, values);
    return row;
  }

  /** Returns the row of a statement that always has one, such as a count. */
  async only(on: Connection, values: Values = []): Promise<Row> {
    const row = await this.first(on, values);
    if (!row) throw new Error(`A statement that always has a row has none: ${this.text}`);
    return row;
  }

  /** Returns whether it has a row. */
  async exists(on: Connection, values: Values = []): Promise<boolean> {
    return (await this.rows(on, values)).length > 0;
  }

  /** Runs it for what it writes. */
  async run(on: Connection, values: Values = []): Promise<void> {
    await on.query(this.text, [...values]);
  }

  /** Runs it, and returns how many rows it has written: known to pg, not to TypeORM. */
  async count(on: pg.Pool | pg.ClientBase, values: Values = []): Promise<number> {
    const { rowCount } = await on.query(this.text, [...values]);
    return rowCount ?? 0;
  }
}

/** The rows in an answer of pg or of TypeORM, which answers an update or a delete with the rows and their number. */
function rowsIn(answer: unknown): unknown {
  if (!Array.isArray(answer)) return (answer as pg.QueryResult).rows;
  const [rows, count] = answer as unknown[];
  return Array.isArray(rows) && typeof count === 'number' ? rows : answer;
}

/** Numbers are limits of ours; values of a call are parameters, never part of a text. */
type Piece = SqlPart | number;

const join = (texts: TemplateStringsArray, pieces: readonly Piece[]): string =>
  texts.reduce((text, next, index) => {
    const piece = pieces[index - 1];
    return `${text}${piece instanceof SqlPart ? piece.text : String(piece)}${next}`;
  });

/**
 * Makes a statement. `Row` is what it returns; nothing, for one that only writes.
 *
 * @example export const CLASS_SIZE = sql<{ students: NotNull<number> }>`select count(*)::int as students from …`
 */
export const sql = <Row extends object = Record<never, never>>(
  text: TemplateStringsArray,
  ...pieces: Piece[]
) => new Statement<Row>(join(text, pieces));

/** Makes a statement that each connection prepares once: for what is called most. */
export const preparedSql =
  <Row extends object = Record<never, never>>(name: string) =>
  (text: TemplateStringsArray, ...pieces: Piece[]): Statement<Row> =>
    new Statement<Row>(join(text, pieces), name);

/** Makes a piece of SQL, such as a list of columns, that stands in several statements. */
export const sqlPart = (text: TemplateStringsArray, ...pieces: Piece[]): SqlPart =>
  new SqlPart(join(text, pieces));

/**
 * In a declared row: a value that the statement computes and that is never null, as a count. The database knows it of
 * columns only, so whoever writes it vouches for it.
 */
export type NotNull<Value> = Value;

/** The row of a statement. */
export type RowOf<S> = S extends Statement<infer Row> ? Row : never;
