/** Single-line text: no control characters. */
export const ONE_LINE_PATTERN: RegExp = /^[^\p{Cc}]*$/u;

/** Letters of any script, digits, `_`, `-` and `.`; starts with a letter or a digit. */
export const USERNAME_PATTERN: RegExp = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u;

/** Lowercase letters, separated by dashes. */
export const ORGANIZATION_SLUG_PATTERN: RegExp = /^[a-z]+(-[a-z]+)*$/;
