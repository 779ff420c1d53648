/**
 * Every error code of the platform, by area. A code is `area/reason`; the part after the slash is in
 * kebab case. Each has a translation key `errors.<code>` in the locale files of the area that shows it.
 */

/** Codes with which a service may answer. The number is the HTTP status. */
export const API_ERRORS = {
  'request/invalid': 422,
  'request/malformed': 400,
  'request/too-large': 413,
  'request/not-found': 404,
  'request/method-not-allowed': 405,
  'request/too-many': 429,
  'request/cross-site': 403,
  'request/unexpected': 500,
  'gateway/service-down': 502,
  'gateway/service-slow': 504,
  'platform/not-ready': 503,
  'auth/not-signed-in': 401,
  'auth/forbidden': 403,
  'user/unknown-language': 422,
  'level/unknown-course': 404,
  'level/unknown-level': 404,
  'level/account-needed': 401,
  'level/sign-up-to-run': 403,
  'level/plan-needed': 402,
  'level/no-attempts-left': 403,
  'level/too-many-from-address': 429,
  'level/replay-mismatch': 422,
} as const;

/** A code with which a service answers. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** Codes that a run of the world can raise: one for each category of in-game errors. */
export const WORLD_ERRORS = [
  'world/move-wall',
  'world/move-steps',
  'world/collect-position',
  'world/collect-object',
  'world/collect-data',
  'world/speak-position',
  'world/speak-wrong-phrase',
  'world/speak-data',
  'world/read-position',
  'world/read-already',
  'world/write-position',
  'world/write-wrong-message',
  'world/write-data',
  'world/open-position',
  'world/open-already',
  'world/close-position',
  'world/close-already',
  'world/unknown-command',
  'world/too-many-commands',
] as const;

/** A code that the rules of the world raise. */
export type WorldErrorCode = (typeof WORLD_ERRORS)[number];

/** Codes with which a run of Python can end, besides those of the world. */
export const PYTHON_ERRORS = [
  'python/syntax',
  'python/indentation',
  'python/tabs',
  'python/name',
  'python/type',
  'python/value',
  'python/index',
  'python/key',
  'python/attribute',
  'python/zero-division',
  'python/import',
  'python/recursion',
  'python/memory',
  'python/no-files',
  'python/no-input',
  'python/too-much-output',
  'python/time-limit',
  'python/stopped',
  'python/exit',
  'python/not-initialized',
  'python/busy',
  'python/crashed',
  'python/other',
] as const;

/** A code with which a run of Python can end, besides those of the world. */
export type PythonErrorCode = (typeof PYTHON_ERRORS)[number];

/** What fills the places of an error's text: `{{name}}` in the translation. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** A user's mistake as a value: rules return it instead of throwing. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: Code; readonly params: ErrorParams } };
