/** The first segment of the pages on which is paid: they are not isolated, and may load the provider's form. */
export const CHECKOUT_AREA = 'checkout';

const FIRST_WITH_POLICY = 137;

/** Headers that give a document shared memory. */
export type IsolationHeaders = Readonly<Record<string, string>>;

/** Returns the Chromium version in `Sec-CH-UA`, or 0. */
export function chromiumVersion(hint: string | undefined): number {
  return Number(/"Chromium";\s*v="(\d{1,4})/.exec(hint ?? '')?.[1] ?? 0);
}

/**
 * Returns the isolation headers of a document below its language. Chromium 137 and later accepts
 * Document-Isolation-Policy, which does not affect pop-ups, so every document but checkout has it. Other
 * browsers get COOP and COEP, and only where a remote requires it, as the game
 * does, since these break log-in pop-ups.
 * @param isIsolated a remote lists the area under `isolatedOn`
 */
export function isolationHeaders(
  area: string,
  isIsolated: boolean,
  hint: string | undefined,
): IsolationHeaders {
  if (chromiumVersion(hint) >= FIRST_WITH_POLICY) {
    return area === CHECKOUT_AREA ? {} : { 'document-isolation-policy': 'isolate-and-credentialless' };
  }
  if (!isIsolated) return {};
  return { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
}
