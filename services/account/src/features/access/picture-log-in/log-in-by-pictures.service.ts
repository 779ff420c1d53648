import type { LoginPictures } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pictureKey } from '../../../attempts/attempt-keys.rules.ts';
import { PICTURE_POLICY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { usernameKey } from '../../../people/keys.rules.ts';
import { type BegunSession, SessionStartsService } from '../../../sessions/session-starts.service.ts';
import { ENTERING, HOLD } from './picture-classes.queries.ts';
import { PictureClassesService } from './picture-classes.service.ts';
import { pictureText } from './picture-password.rules.ts';

/** Logs a child in by pictures, while a lesson of their class is open. There are few passwords, so tries are few too. */
@Injectable()
export class LogInByPicturesService {
  constructor(
    private readonly classes: PictureClassesService,
    private readonly attempts: AttemptsService,
    private readonly passwords: PasswordsService,
    private readonly sessionStarts: SessionStartsService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/wrong-credentials, auth/too-many-attempts, auth/no-lesson, auth/token-invalid */
  async logIn(identity: Identity, { code, username, pictures }: LoginPictures): Promise<BegunSession> {
    const { id: classId } = await this.classes.find(code, identity);
    const key = pictureKey(classId, username);
    await this.attempts.take(key, PICTURE_POLICY);
    const found = await ENTERING.first(this.db, [classId, usernameKey(username)]);
    if (!(await this.passwords.verify(found?.pictureHash, pictureText(pictures))) || !found)
      throw new DomainError('auth/wrong-credentials', 'These are other pictures.');
    return this.db.transaction(async tx => {
      if (!(await HOLD.exists(tx, [found.id, found.pictureHash, classId])))
        throw new DomainError('auth/no-lesson', 'No lesson with pictures is open.');
      await this.attempts.clear(tx, key);
      const who = { userId: null, studentId: found.id, isStudent: true };
      return this.sessionStarts.begin(tx, identity, who, 'pictures');
    });
  }
}
