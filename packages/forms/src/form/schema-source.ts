import type { z } from 'zod';

/** A schema, or a function that loads it: then zod and the schema are loaded when the user begins to use the page. */
export type SchemaSource<Output, Input> =
  | z.ZodType<Output, Input>
  | (() => Promise<z.ZodType<Output, Input>>);

/** Returns the schema. Rejects if it could not be loaded. */
export async function readSchema<Output, Input>(
  source: SchemaSource<Output, Input>,
): Promise<z.ZodType<Output, Input>> {
  return typeof source === 'function' ? source() : source;
}

const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/** Calls back when the user first presses anything on the page. Returns a function that stops listening. */
export function onFirstUse(begin: () => void): () => void {
  const stop = (): void => BEGINNINGS.forEach(name => removeEventListener(name, once));
  const once = (): void => {
    stop();
    begin();
  };
  for (const name of BEGINNINGS) addEventListener(name, once);
  return stop;
}
