import { useState } from 'react';

interface Edited<Data> {
  /** What the form was filled with: later answers do not change what somebody is typing in. */
  readonly edited: Data | undefined;
  /** Fills the form with what was stored by it. */
  readonly keep: (data: Data) => void;
  /** Fills the form again with what is stored now. */
  readonly renew: () => Promise<void>;
}

/**
 * Keeps what a form was filled with, and its version, while the form is open: a change that somebody else made
 * meanwhile is then refused by the server instead of being overwritten.
 */
export function useEdited<Data>(
  current: Data | undefined,
  read: () => { readonly unwrap: () => Promise<Data> },
): Edited<Data> {
  const [kept, setKept] = useState<Data | undefined>();
  if (kept === undefined && current !== undefined) setKept(() => current);
  const keep = (data: Data): void => setKept(() => data);
  return { edited: kept ?? current, keep, renew: async () => keep(await read().unwrap()) };
}
