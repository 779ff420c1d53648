import type { ClientError } from '@burrow/contracts';

/** The kind of a browser, by its user agent: enough to tell whether a part fails everywhere. */
export function browserKind(userAgent: string): ClientError['browser'] {
  if (/Chrom(e|ium)\/\d/.test(userAgent)) return 'chromium';
  if (/Firefox\/\d/.test(userAgent)) return 'firefox';
  return /Version\/\d.* Safari\/\d/.test(userAgent) ? 'safari' : 'other';
}

/** Why a remote did not load; the federation runtime has no code for what does not fit, only words. */
export const loadErrorOf = (error: unknown): ClientError['code'] =>
  error instanceof Error && error.message.includes('does not satisfy the requirement')
    ? 'incompatible'
    : 'load';
