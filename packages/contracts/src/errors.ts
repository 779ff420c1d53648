/**
 * Every error code of the platform, by area. A code is `area/reason`; the part after the slash is in
 * kebab case. Each has a translation key `errors.<code>` in the locale files of the area that shows it.
 */

/** Codes of the errors that services answer with. The number is the HTTP status. */
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
  'auth/not-logged-in': 401,
  'auth/forbidden': 403,
  'auth/wrong-credentials': 401,
  'auth/wrong-password': 422,
  'auth/too-many-attempts': 429,
  'auth/email-not-confirmed': 403,
  'auth/token-invalid': 422,
  'auth/password-too-common': 422,
  'auth/username-taken': 409,
  'auth/username-unfit': 422,
  'auth/class-full': 409,
  'auth/join-waiting': 409,
  'auth/join-refused': 403,
  'auth/already-impersonating': 409,
  'auth/google-off': 404,
  'auth/google-failed': 502,
  'auth/google-unverified': 422,
  'auth/google-taken': 409,
  'auth/last-way-in': 409,
  'organization/unknown': 404,
  'organization/agreement-needed': 422,
  'organization/slug-taken': 409,
  'organization/changed-meanwhile': 409,
  'organization/not-a-member': 422,
  'organization/last-admin': 409,
  'organization/nothing-to-undo': 409,
  'organization/import-faults': 422,
  'organization/import-running': 409,
  'profile/too-many-students': 409,
  'user/unknown': 404,
  'user/unknown-language': 422,
  'level/too-many-assignments': 409,
  'level/unknown-course': 404,
  'level/unknown-level': 404,
  'level/unknown-dose': 404,
  'level/account-needed': 401,
  'level/sign-up-to-run': 403,
  'level/plan-needed': 402,
  'level/class-locked': 403,
  'level/no-attempts-left': 403,
  'level/too-many-from-address': 429,
  'level/replay-mismatch': 422,
  'assistant/upgrade-for-more': 403,
  'assistant/sign-up-for-more': 403,
  'assistant/ask-organization': 403,
  'assistant/invalid-registration': 403,
  'assistant/disabled': 403,
} as const;

/** A code with which a service answers. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/**
 * Codes that a run of the world can raise: one for each category of in-game errors. The last five are
 * not refusals: they say why a program that ran to its end did not meet a goal.
 */
export const WORLD_ERRORS = [
  'world/move-wall',
  'world/move-steps',
  'world/xmark-position',
  'world/depends',
  'world/push-position',
  'world/push-object',
  'world/push-collision',
  'world/collect-position',
  'world/collect-object',
  'world/collect-data',
  'world/collect-water-position',
  'world/collect-water-data',
  'world/build-position',
  'world/build-data',
  'world/build-cost',
  'world/water-position',
  'world/water-cost',
  'world/place-position',
  'world/place-data',
  'world/place-number',
  'world/place-string',
  'world/place-collect',
  'world/plant-position',
  'world/plant-object',
  'world/plant-number',
  'world/plant-string',
  'world/plant-collect',
  'world/combine-position',
  'world/combine-data',
  'world/combine-collect',
  'world/combine-already',
  'world/speak-position',
  'world/speak-wrong-phrase',
  'world/speak-data',
  'world/question-position',
  'world/question-wrong-message',
  'world/question-data',
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
  'world/goal-open',
  'world/variable-missing',
  'world/assign-mismatch',
  'world/compare-mismatch',
  'world/uses-missing',
] as const;

/** A code raised by the rules of the world. */
export type WorldErrorCode = (typeof WORLD_ERRORS)[number];

/** Codes with which a run of Python can end, in addition to those of the world. */
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
  'python/no-call',
  'python/zero-division',
  'python/import',
  'python/recursion',
  'python/memory',
  'python/no-files',
  'python/no-input',
  'python/waits-for-ever',
  'python/not-awaited',
  'python/level-data',
  'python/too-much-output',
  'python/time-limit',
  'python/stopped',
  'python/exit',
  'python/not-initialized',
  'python/busy',
  'python/crashed',
  'python/other',
] as const;

/** A code with which a run of Python can end, other than those of the world. */
export type PythonErrorCode = (typeof PYTHON_ERRORS)[number];

/**
 * More exact texts of Python's own errors: `code_context`. A run names the context among the params of its
 * error; the code's own text covers all other cases.
 */
export const PYTHON_ERROR_CONTEXTS = [
  'python/syntax_open',
  'python/syntax_unmatched',
  'python/syntax_quote',
  'python/syntax_colon',
  'python/syntax_character',
  'python/syntax_invisible',
  'python/syntax_equals',
  'python/syntax_assign',
  'python/syntax_outside',
  'python/syntax_comma',
  'python/syntax_brackets',
  'python/syntax_near',
  'python/syntax_keyword',
  'python/syntax_spaced',
  'python/syntax_digit',
  'python/syntax_part-place',
  'python/syntax_part-alone',
  'python/syntax_part-order',
  'python/syntax_curly',
  'python/syntax_wide',
  'python/syntax_dot',
  'python/syntax_two',
  'python/syntax_round',
  'python/syntax_foreign',
  'python/syntax_prose',
  'python/indentation_block',
  'python/indentation_unindent',
  'python/indentation_unexpected',
  'python/name_near',
  'python/name_command',
  'python/name_import',
  'python/name_unbound',
  'python/type_command',
  'python/type_arguments',
  'python/type_keyword',
  'python/type_unpack',
  'python/type_round',
  'python/type_call',
  'python/type_text-number',
  'python/type_none',
  'python/type_await',
  'python/type_compare',
  'python/type_operands',
  'python/type_together',
  'python/type_loop',
  'python/type_places',
  'python/type_whole',
  'python/type_key',
  'python/value_unpack',
  'python/value_number',
  'python/value_large',
  'python/value_missing',
  'python/index_empty',
  'python/index_place',
  'python/key_near',
  'python/attribute_near',
  'python/attribute_none',
  'python/attribute_command',
  'python/attribute_command-near',
  'python/attribute_player',
  'python/attribute_fixed',
  'python/import_part',
  'python/import_player',
  'python/other_assert',
  'python/other_next',
  'python/other_large',
] as const;

/** More exact texts of the world's codes: `code_context`. A refusal names the context among its params. */
export const WORLD_ERROR_CONTEXTS = [
  'world/move-wall_thing',
  'world/move-wall_edge',
  'world/xmark-position_above',
  'world/xmark-position_right',
  'world/xmark-position_below',
  'world/xmark-position_left',
  'world/collect-position_here',
] as const;

/** Values for the placeholders of an error's text: `{{name}}` in the translation. */
export type ErrorParams = Readonly<Record<string, string | number>>;

const PLACE = /^(column|row)$/;

/** Returns the params as a text shows them: people count columns and rows from 1. */
export const shownParams = (params: ErrorParams): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      PLACE.test(name) && typeof value === 'number' ? value + 1 : value,
    ]),
  );

/** A user's mistake as a value, which rules return instead of throwing. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: Code; readonly params: ErrorParams } };
