/** Runs SQL inside a transaction: TypeORM's EntityManager does, and so does the transaction of a job. */
export interface SqlRunner {
  /** Returns the rows of a statement. For UPDATE and DELETE, put RETURNING into a CTE if rows are needed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape of EntityManager.query
  query(sql: string, values?: any[]): Promise<any>;
}
