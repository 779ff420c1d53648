import { DomainError, type Identity } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addressKey } from '../attempts/attempt-keys.rules.ts';
import { ADDRESS_POLICY } from '../attempts/attempts.rules.ts';
import { Attempts } from '../attempts/attempts.ts';
import { type BegunSession, SignIns } from '../sign-in/sign-ins.ts';
import { hashSecret } from '../tokens/tokens.ts';
import { CandidatesRepository } from './candidates.repository.ts';

/** Signs in a student by the secret of a printed card. */
@Injectable()
export class LogInByCard {
  constructor(
    @Inject(CandidatesRepository) private readonly candidates: CandidatesRepository,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(SignIns) private readonly signIns: SignIns,
    @Inject(DataSource) private readonly db: DataSource,
  ) {}

  async logIn(identity: Identity, card: string): Promise<BegunSession> {
    const address = addressKey(identity.address);
    await this.attempts.demandFree(address);
    const holder = await this.candidates.holderOf(hashSecret(card));
    if (!holder) {
      await this.attempts.note(address, ADDRESS_POLICY);
      throw new DomainError('auth/token-invalid', 'This card is not good.');
    }
    const who = { userId: holder.user_id, studentId: holder.student_id, isStudent: true };
    return this.db.transaction(tx => this.signIns.begin(tx, identity, who, 'card'));
  }
}
