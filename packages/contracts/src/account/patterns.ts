/** Text that shows in one line: no control characters. */
export const ONE_LINE_PATTERN: RegExp = /^[^\p{Cc}]*$/u;

/** Letters of any script, digits, `_`, `-` and `.`; a letter or a digit first. */
export const USERNAME_PATTERN: RegExp = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;

/** Lowercase letters, and dashes between them. */
export const ORGANIZATION_SLUG_PATTERN: RegExp = /^[a-z]+(-[a-z]+)*$/;
