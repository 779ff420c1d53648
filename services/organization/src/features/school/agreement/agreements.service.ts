import { type AcceptAgreement, type Actor, AGREEMENT_VERSION, type Agreements } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCEPT, ACCEPTED } from './agreements.queries.ts';

/** Who accepted which version of the data-processing agreement for an organisation, and when. */
@Injectable()
export class AgreementsService {
  constructor(private readonly db: DataSource) {}

  /**
   * Accepts the version in force, and says whether it was not accepted before. Nobody does so in another's name.
   * @throws DomainError organization/agreement-needed if none was accepted, or another version; auth/forbidden
   */
  async accept(
    tx: SqlRunner,
    by: Actor,
    organizationId: string,
    given: AcceptAgreement | undefined,
  ): Promise<boolean> {
    if (given?.version !== AGREEMENT_VERSION)
      throw new DomainError('organization/agreement-needed', 'Accept the agreement in force.');
    if (by.impersonator !== null)
      throw new DomainError('auth/forbidden', 'Nobody accepts the agreement in the name of another.');
    const accepted = await ACCEPT.rows(tx, [organizationId, AGREEMENT_VERSION, by.user]);
    return accepted.length > 0;
  }

  async list(organizationId: string): Promise<Agreements> {
    const rows = await ACCEPTED.rows(this.db, [organizationId]);
    const accepted = rows.map(({ version, acceptedAt, name }) => ({
      version,
      accepted_at: acceptedAt.toISOString(),
      name,
    }));
    return { current: AGREEMENT_VERSION, accepted };
  }
}
