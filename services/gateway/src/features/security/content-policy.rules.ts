const joined = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives).map(([name, value]) => `${name} ${value}`).join('; '); // prettier-ignore

/** The policy of documents: everything from here, WebAssembly, and nothing inline. */
export const DOCUMENT_POLICY = joined({
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
});

/** The policy of answers that must not be shown as documents. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Which permissions pages may request from the browser. It only has an effect on documents, so that files and answers do without. */
export const DOCUMENT_PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), serial=(), browsing-topics=()';
