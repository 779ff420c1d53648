const LONGEST = 30;

/** A username like another one, with a number at its end; as long as a username may be at most. */
export const numberedUsername = (username: string, number: number): string =>
  `${username.slice(0, LONGEST - String(number).length)}${number}`;
