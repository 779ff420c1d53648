const NAME = '[a-z_][a-z0-9_]*';
const COLUMN = `(?:${NAME}\\.)?${NAME}`;
/** A parameter, or a value that is written out. */
const VALUE = `(?:\\$\\d+(?:::[a-z_]+(?:\\[\\])?)?|'[^']*'|-?\\d+|true|false|null)`;
const TEST = `(?:not )?${COLUMN}(?: is (?:not )?null| (?:=|<>) ${VALUE}| = any ?\\(\\$\\d+(?:::[a-z]+\\[\\])?\\))?`;
const listOf = (piece: string): string => `${piece}(?:, ?${piece})*`;
const TABLE = `${NAME}\\.${NAME}(?: ${NAME})?`;
const WHERE = `(?: where ${TEST}(?: and ${TEST})*)?`;
const SHOWN = `(?:${COLUMN}|count\\(\\*\\)(?:::int)?)(?: as (?:${NAME}|"\\w+"))?`;
const ORDER = `(?: order by ${listOf(`${COLUMN}(?: asc| desc)?`)})?(?: limit \\d+)?`;
const RETURNING = `(?: returning (?:1|\\*|${listOf(SHOWN)}))?`;

const PLAIN = [
  `select (?:1|\\*|${listOf(SHOWN)}) from ${TABLE}${WHERE}${ORDER}`,
  `insert into ${TABLE} ?\\(${listOf(NAME)}\\) values \\(${listOf(VALUE)}\\)${RETURNING}`,
  `update ${TABLE} set ${listOf(`${NAME} = ${VALUE}`)}${WHERE}${RETURNING}`,
  `delete from ${TABLE}${WHERE}${RETURNING}`,
].map(shape => new RegExp(`^${shape}$`));

/**
 * Says whether a statement only reads or writes rows of one table by equality, which a repository does
 * (docs/adr/0023-where-entities-end-and-sql-begins.md).
 */
export function isPlain(text: string): boolean {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return PLAIN.some(shape => shape.test(line));
}
