import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type BegunSession, SessionStartsService } from '../../../sessions/session-starts.service.ts';
import { hashSecret } from '../../../tokens/tokens.repository.ts';
import { CandidatesRepository } from './candidates.repository.ts';

/** Logs in a student by the secret of a printed card, which cannot be guessed and is therefore not slowed down like passwords. */
@Injectable()
export class LogInByCardService {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly sessionStarts: SessionStartsService,
    private readonly db: DataSource,
  ) {}

  async logIn(identity: Identity, card: string): Promise<BegunSession> {
    const holder = await this.candidates.holderOf(hashSecret(card));
    if (!holder) throw new DomainError('auth/token-invalid', 'This card is not valid.');
    const who = { userId: holder.user_id, studentId: holder.student_id, isStudent: true };
    return this.db.transaction(tx => this.sessionStarts.begin(tx, identity, who, 'card'));
  }
}
