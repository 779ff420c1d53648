import pg from 'pg';

/** A column that a statement returns, as the database describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** `int4`, `_text` (an array), … */
  readonly type: string;
  /** The database knows that it is never null. */
  readonly isNotNull: boolean;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** What of pg's connection is used: messages of PostgreSQL's protocol. */
interface Protocol {
  parse(query: { readonly name: string; readonly text: string; readonly types: readonly number[] }): void;
  describe(what: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

/** Has a statement parsed and described, and not run: what pg calls a submittable, as a cursor is. */
class Description implements pg.Submittable {
  private readonly done = Promise.withResolvers<readonly Field[]>();
  readonly fields = this.done.promise;
  private found: readonly Field[] = [];

  constructor(private readonly text: string) {}

  submit(connection: unknown): void {
    const protocol = connection as Protocol;
    protocol.parse({ name: '', text: this.text, types: [] });
    protocol.describe({ type: 'S', name: '' });
    protocol.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.found = fields;
  }

  handleError(error: Error): void {
    this.done.reject(error);
  }

  handleReadyForQuery(): void {
    this.done.resolve(this.found);
  }
}

/** What `select 1` returns: its rows are only counted. */
const UNNAMED = '?column?';
/** What functions return that only do something, such as take a lock. */
const VOID = 'void';

/** A domain is described by the type below it. */
const COLUMNS = `
  select a.attrelid::int as table, a.attnum::int as column,
    a.attnotnull or coalesce(d.typnotnull, false) as "isNotNull"
  from pg_attribute a join pg_type d on d.oid = a.atttypid where a.attnum > 0`;
const TYPES = 'select oid::int as oid, typname as name from pg_type';
const NAMES =
  'select c.oid::int as oid, n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace';

interface Plan {
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables below a side of an outer join that has no row for some of the other side's. */
function maybeMissing(plan: Plan, isMissing = false): string[] {
  const own = isMissing && plan['Relation Name'] ? [`${plan.Schema}.${plan['Relation Name']}`] : [];
  const below = (plan.Plans ?? []).flatMap(child => {
    const side = child['Parent Relationship'];
    const join = plan['Join Type'];
    const isOuter =
      join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
    return maybeMissing(child, isMissing || isOuter);
  });
  return [...own, ...below];
}

/** Describes statements by PostgreSQL's own protocol, without running them. */
export class StatementDescriber {
  private constructor(
    private readonly client: pg.Client,
    private readonly types: ReadonlyMap<number, string>,
    private readonly tables: ReadonlyMap<number, string>,
    private readonly columns: ReadonlyMap<string, boolean>,
  ) {}

  static async on(client: pg.Client): Promise<StatementDescriber> {
    const types = await client.query<{ oid: number; name: string }>(TYPES);
    const tables = await client.query<{ oid: number; schema: string; name: string }>(NAMES);
    const columns = await client.query<{ table: number; column: number; isNotNull: boolean }>(COLUMNS);
    return new StatementDescriber(
      client,
      new Map(types.rows.map(({ oid, name }) => [oid, name])),
      new Map(tables.rows.map(({ oid, schema, name }) => [oid, `${schema}.${name}`])),
      new Map(columns.rows.map(({ table, column, isNotNull }) => [`${table}.${column}`, isNotNull])),
    );
  }

  /** Returns the columns of a statement's rows; none of one that only writes. Throws what the database says of a wrong one. */
  async describe(text: string): Promise<DescribedColumn[]> {
    const all = await this.fieldsOf(text);
    const fields = all.filter(field => field.name !== UNNAMED && this.typeOf(field) !== VOID);
    if (fields.length === 0) return [];
    const missing = new Set(maybeMissing(await this.planOf(text)));
    return fields.map(({ name, tableID, columnID, dataTypeID }) => ({
      name,
      type: this.typeOf({ dataTypeID }),
      isNotNull:
        this.columns.get(`${tableID}.${columnID}`) === true && !missing.has(this.tables.get(tableID) ?? ''),
    }));
  }

  private typeOf({ dataTypeID }: Pick<Field, 'dataTypeID'>): string {
    return this.types.get(dataTypeID) ?? 'unknown';
  }

  private fieldsOf(text: string): Promise<readonly Field[]> {
    return this.client.query(new Description(text)).fields;
  }

  private async planOf(statement: string): Promise<Plan> {
    const text = `explain (verbose, generic_plan, format json) ${statement}`;
    const { rows } = await this.client.query<[[{ Plan: Plan }]]>({ text, rowMode: 'array' });
    const [[[{ Plan: plan }]]] = rows as [[[{ Plan: Plan }]]];
    return plan;
  }
}
