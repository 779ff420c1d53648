import { DEFAULT_LANGUAGE } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { UsernamesRepository } from './usernames.repository.ts';
import { makeUsername } from '../../../../usernames/generate-username.rules.ts';
import { USERNAME_WORDS } from '../../../../usernames/username-words.texts.ts';

const CANDIDATES = 20;
/** With each round the numbers get longer, so that a free name is found in the end. */
const DIGITS = [2, 3, 4, 6, 9] as const;

/** Makes up usernames that children can say and type. */
@Injectable()
export class GenerateUsernameService {
  constructor(private readonly usernames: UsernamesRepository) {}

  /** Returns one that is free at this moment; it is not reserved. */
  async generate(language: string | undefined): Promise<string> {
    const words = inLanguage(USERNAME_WORDS, language ?? DEFAULT_LANGUAGE);
    for (const digits of DIGITS) {
      const made = Array.from({ length: CANDIDATES }, () => makeUsername(words, digits, randomInt));
      const free = await this.usernames.firstFree(made.filter(username => username !== null));
      if (free !== undefined) return free;
    }
    throw new Error('no username is free');
  }
}
