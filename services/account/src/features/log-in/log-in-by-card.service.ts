import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type BegunSession, SignInsService } from '../sign-in/sign-ins.service.ts';
import { hashSecret } from '../tokens/tokens.repository.ts';
import { CandidatesRepository } from './candidates.repository.ts';

/** Signs in a student by the secret of a printed card, which nobody guesses: it is not slowed with passwords. */
@Injectable()
export class LogInByCardService {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly signIns: SignInsService,
    private readonly db: DataSource,
  ) {}

  async logIn(identity: Identity, card: string): Promise<BegunSession> {
    const holder = await this.candidates.holderOf(hashSecret(card));
    if (!holder) throw new DomainError('auth/token-invalid', 'This card is not good.');
    const who = { userId: holder.user_id, studentId: holder.student_id, isStudent: true };
    return this.db.transaction(tx => this.signIns.begin(tx, identity, who, 'card'));
  }
}
