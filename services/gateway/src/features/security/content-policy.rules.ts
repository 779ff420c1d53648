import { CHECKOUT_AREA } from './isolation.rules.ts';

const joined = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Where Paddle's script, its form in a frame, and their calls come from, with those of its sandbox. */
const PADDLE = {
  files: ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
  frames: ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'],
  calls: ['https://checkout-service.paddle.com', 'https://sandbox-checkout-service.paddle.com'],
};
const NOBODY = { files: [], frames: [], calls: [] };

/**
 * The policy of documents: everything from here, WebAssembly, and nothing inline. Workers are always from here. Only
 * documents of the checkout may load the form in which Paddle takes cards.
 * @param remoteOrigins where remotes may be loaded from besides
 * @param area the first segment of the document's path, below its language
 */
export function documentPolicy(remoteOrigins: readonly string[], area = ''): string {
  const paddle = area === CHECKOUT_AREA ? PADDLE : NOBODY;
  const from = (...sources: string[]) =>
    [...sources, ...remoteOrigins.map(origin => `${origin}/remotes/`)].join(' ');
  return joined({
    'default-src': "'self'",
    'script-src': from("'self'", "'wasm-unsafe-eval'", ...paddle.files),
    'style-src': from("'self'", ...paddle.files),
    'img-src': from("'self'", 'data:', 'blob:', ...paddle.files),
    'font-src': from("'self'"),
    'connect-src': from("'self'", ...paddle.calls),
    'frame-src': ["'self'", ...paddle.frames].join(' '),
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
