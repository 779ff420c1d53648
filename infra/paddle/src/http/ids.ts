import { randomBytes } from 'node:crypto';

/** Ids as Paddle's: a prefix, and 26 characters that sort by the order in which they were made. */
export class Ids {
  /** How many were made. */
  count = 0;

  next(prefix: string): string {
    this.count += 1;
    return `${prefix}_01${this.count.toString(36).padStart(10, '0')}${randomBytes(7).toString('hex')}`;
  }
}
