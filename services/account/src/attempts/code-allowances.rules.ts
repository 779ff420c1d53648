import type { AttemptKey } from './attempt-keys.rules.ts';
import { browserCodeKey, codeKey, siteCodeKey } from './attempt-keys.rules.ts';
import { type AttemptPolicy, CODE_BROWSER_POLICY, CODE_POLICY, CODE_SITE_POLICY } from './attempts.rules.ts';

/** Who tries the code of a class. */
export interface CodeTrier {
  readonly address: string;
  /** The browser; null if it is not known. */
  readonly visitor: string | null;
}

/** What one attempt at a code is counted for. */
export interface CodeAllowance {
  readonly key: AttemptKey;
  readonly policy: AttemptPolicy;
}

/**
 * A class at its first lesson must not wait because somebody guesses elsewhere, nor a child who was here before because
 * somebody guesses in the same school: strangers share what their network may mistype, and a known browser has its own.
 */
export function codeAllowancesOf(
  { address, visitor }: CodeTrier,
  isKnown: boolean,
): readonly CodeAllowance[] {
  if (isKnown && visitor !== null) return [{ key: browserCodeKey(visitor), policy: CODE_BROWSER_POLICY }];
  const site = siteCodeKey(address);
  return [
    { key: codeKey(address), policy: CODE_POLICY },
    ...(site === null ? [] : [{ key: site, policy: CODE_SITE_POLICY }]),
  ];
}
