/**
 * The Content-Security-Policy with which the gateway serves the worker's script (and nothing else): the
 * learner's code inside can load files of Python and reach nothing more, /api least of all.
 * `origin` is the site's, e.g. `https://burrow.example`; a path in a policy needs it.
 */
export const workerCsp = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src ${origin}/python/ 'wasm-unsafe-eval'`,
    `connect-src ${origin}/python/`,
    "worker-src 'none'",
  ].join('; ');
