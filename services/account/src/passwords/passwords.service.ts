import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { readingsOf } from './typed-password.rules.ts';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. It runs on libuv's threads. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and compares passwords. */
@Injectable()
export class PasswordsService {
  /** The hash that an unknown account's password is compared with, so that it takes as long as with a known one. */
  private readonly nobody: Promise<string> = hash(randomBytes(32).toString('base64'), OPTIONS);

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), OPTIONS);
  }

  /** Whether the password is right. Without a hash it takes as long, and is always false. */
  async verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const fits = await verify(passwordHash ?? (await this.nobody), password.normalize('NFKC'));
    return passwordHash ? fits : false;
  }

  /** {@link verify}, for a password that a child has typed. A wrong one takes as long with a hash as without. */
  async verifyOfChild(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
    for (const reading of readingsOf(typed)) if (await this.verify(passwordHash, reading)) return true;
    return false;
  }
}
