const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/**
 * Returns what the SDK has read as the provider writes it in webhooks: the SDK renames every field on its way.
 * What we attached ourselves keeps its names.
 */
export function asSent(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(asSent);
  if (typeof read !== 'object' || read === null) return read;
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => [snake(name), name === 'customData' ? value : asSent(value)]),
  );
}
