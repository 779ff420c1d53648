import { SERVICE_NAMES } from '@burrow/contracts';

const KINDS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'listen'] as const;
const WRITES_IN_CTE = /\b(insert\s+into|update|delete\s+from)\b/i;
/** Of services and of the queue. */
const SCHEMAS: readonly string[] = [...SERVICE_NAMES, 'jobs'];
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?\s*\.\s*"?([a-z_]+)"?/i;

const wordOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';

function kindOf(text: string): string {
  const first = wordOf(text);
  const kind = first === 'with' ? wordOf(WRITES_IN_CTE.exec(text)?.[0] ?? 'select') : first;
  return KINDS.find(one => one === kind) ?? 'other';
}

/**
 * What a statement is called in metrics and traces: its kind and the first table that it names, `update learning.runs`. A
 * value is never part of it: values are parameters, and nothing but the name of a table of ours is taken from the text.
 */
export function statementName(text: string): string {
  const kind = kindOf(text);
  const [, schema = '', table = ''] = TABLE.exec(text) ?? [];
  const isOurs = kind !== 'other' && SCHEMAS.includes(schema.toLowerCase());
  return isOurs ? `${kind} ${schema}.${table}`.toLowerCase() : kind;
}
