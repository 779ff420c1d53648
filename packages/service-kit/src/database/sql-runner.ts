/** What runs SQL inside a transaction: TypeORM's EntityManager is one, a job's transaction another. */
export interface SqlRunner {
  /** The rows of a statement; for UPDATE and DELETE use RETURNING inside a CTE where rows are needed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape of EntityManager.query
  query(sql: string, values?: any[]): Promise<any>;
}
