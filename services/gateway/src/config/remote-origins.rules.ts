const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const HTTPS = /^https:\/\/[\w.-]+(:\d+)?$/;

const isOrigin = (text: string): boolean =>
  (HTTPS.test(text) || LOOPBACK.test(text)) && URL.canParse(text) && new URL(text).origin === text;

/**
 * Parses `https://cdn.example.org,…`; undefined if it is malformed. They become part of headers, so that nothing but
 * an origin may pass.
 */
export function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map(origin => origin.trim().replace(/\/$/, ''));
  return origins.every(isOrigin) ? origins : undefined;
}
