import type { GuideOutcome } from '@burrow/content/guide.types';

/** The texts that say how a program falls short: how it ends, and, if it stops with an error, why. */
export function happensKeys({ kind, code, onOtherMap }: GuideOutcome): {
  readonly how: string;
  readonly why: string | null;
} {
  const where = onOtherMap ? 'elsewhere' : 'here';
  return { how: `outcome.${where}.${kind}`, why: code === null ? null : `why.${code.replace('/', '.')}` };
}
