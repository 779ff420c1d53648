/**
 * The Content-Security-Policy with which the gateway serves the worker's script (and nothing else): the
 * learner's code inside can load files of Python and reach nothing more, /api least of all.
 * `origin` is the site's, e.g. `https://burrow.example`; a path in a policy needs it.
 *
 * @example
 * import { workerCsp } from '@burrow/python/worker-csp';
 * workerCsp('https://burrow.example').split('; ')[2] // → 'connect-src https://burrow.example/python/'
 */
export const workerCsp = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src ${origin}/python/ 'wasm-unsafe-eval'`,
    `connect-src ${origin}/python/`,
    "worker-src 'none'",
  ].join('; ');
