const joined = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives).map(([name, value]) => `${name} ${value}`).join('; '); // prettier-ignore

/**
 * The policy of documents: everything from here, WebAssembly, and nothing inline. Workers are always from here.
 * @param remoteOrigins where remotes may be loaded from besides
 */
export function documentPolicy(remoteOrigins: readonly string[]): string {
  const from = (...sources: string[]) =>
    [...sources, ...remoteOrigins.map(origin => `${origin}/remotes/`)].join(' ');
  return joined({
    'default-src': "'self'",
    'script-src': from("'self'", "'wasm-unsafe-eval'"),
    'style-src': from("'self'"),
    'img-src': from("'self'", 'data:', 'blob:'),
    'font-src': from("'self'"),
    'connect-src': from("'self'"),
    'media-src': from("'self'"),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  });
}

/** The policy of answers that must not be shown as documents. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Which permissions pages may request from the browser. It only has an effect on documents, so that files and answers do without. */
export const DOCUMENT_PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), serial=(), browsing-topics=()';
