import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Recursive schemas, by name: a document defines them separately from where they are used. */
export type Components = Record<string, Json>;

/** Copies JSON with every reference rewritten. */
function withReferences(value: unknown, lead: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map(each => withReferences(each, lead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      key === '$ref' && typeof each === 'string' ? [key, lead(each)] : [key, withReferences(each, lead)],
    ),
  );
}

/** Returns a schema as JSON Schema 2020-12, which OpenAPI 3.1 uses; its definitions go to the components, by name. */
export function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  components: Components,
): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const nameOf = (key: string): string => `${name}_${key.replace(/^_+/, '')}`;
  const lead = (reference: string): string => {
    const key = reference === '#' ? name : nameOf(reference.replace('#/$defs/', ''));
    return `#/components/schemas/${key}`;
  };
  for (const [key, each] of Object.entries($defs))
    components[nameOf(key)] = withReferences(each, lead) as Json;
  const result = withReferences(rest, lead) as Json;
  const isRecursive = JSON.stringify(rest).includes('"$ref":"#"');
  if (!isRecursive) return result;
  components[name] = result;
  return { $ref: `#/components/schemas/${name}` };
}
