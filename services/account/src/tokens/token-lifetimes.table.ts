/** What a secret in a mail, a link or a cookie is for, and how long it is valid, in minutes. */
export const TOKEN_LIFETIMES = {
  'confirm-email': 7 * 24 * 60,
  'change-email': 24 * 60,
  'reset-password': 60,
  'sign-up': 14 * 24 * 60,
  'hand-over': 7 * 24 * 60,
  'google-state': 10,
  'google-link': 10,
  'google-sign-up': 30,
  'second-factor': 10,
} as const;

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES;
