import { z } from 'zod';

/** A record of calls: `packages/contracts/surface/calls.json`. */
export type RecordedCalls = Readonly<Record<string, { readonly answer?: unknown }>>;

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/** The same schema, in which things may be added, as they may to every answer. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]) => [
        key,
        key === '$ref' ? String(value).replace(COMPONENTS, DEFINITIONS) : open(value),
      ]),
  );
}

/** Returns the name of a call, `GET /api/level/data/{course_slug}/{slug}`, or null if none is recorded. */
export function callAt(calls: RecordedCalls, method: string, pathname: string): string | null {
  const isIt = (name: string): boolean => {
    const [verb, template = ''] = name.split(' ');
    const parts = template.split('/');
    const given = pathname.split('/');
    return (
      verb === method &&
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith('{') || part === given[index])
    );
  };
  const found = Object.keys(calls).filter(isIt);
  return found.toSorted((one, other) => one.split('{').length - other.split('{').length)[0] ?? null;
}

/** What whoever was built against the record misses in an answer: `GET /api/…: answer.goals …`, a line each. */
export function missedIn(calls: RecordedCalls, name: string, answer: unknown): string[] {
  const schema = calls[name]?.answer;
  if (!schema) return [];
  const definitions = Object.entries(calls).filter(([key]) => key.startsWith(COMPONENTS));
  const $defs = Object.fromEntries(
    definitions.map(([key, value]) => [key.slice(COMPONENTS.length), open(value)]),
  );
  const whole = { ...(open(schema) as object), $defs } as Parameters<typeof z.fromJSONSchema>[0];
  const { error } = z.fromJSONSchema(whole).safeParse(answer);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${name}: ${['answer', ...path].join('.')}: ${message}`,
  );
}
