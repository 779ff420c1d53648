import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { LAPSE, PROVE } from './school-domains.queries.ts';

interface Judged {
  readonly organizationId: string;
  readonly domain: string;
  readonly proven: boolean;
}

/** Makes a domain a school's. Several may prove one: each looks to its own teachers. */
@Injectable()
export class DomainProofsService {
  constructor(
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(DomainEntity) private readonly domainRows: Repository<DomainEntity>,
  ) {}

  async byDns(tx: SqlRunner, organizationId: string, domain: string): Promise<void> {
    const proven = await PROVE.rows(tx, [organizationId, domain, 'dns']);
    if (proven.length > 0) await this.audit.record(null, { organizationId, action: 'domain-proven' });
  }

  /**
   * Staff looked whose it is. Nothing changes for a domain that is as they say already.
   * @throws DomainError organization/domain-unknown for one that the school did not claim
   */
  async byStaff(by: Identity, judged: Judged): Promise<void> {
    await this.db.transaction(tx => this.judge(tx, by, judged));
  }

  private async judge(
    tx: SqlRunner,
    by: Identity,
    { organizationId, domain, proven }: Judged,
  ): Promise<void> {
    const found = await this.domainRows.findOneBy({ organizationId, domain });
    if (!found)
      throw new DomainError('organization/domain-unknown', 'The organisation has not claimed this.');
    if ((found.provenAt !== null) === proven) return;
    if (!proven) await LAPSE.run(tx, [organizationId, domain]);
    else await PROVE.rows(tx, [organizationId, domain, 'staff']);
    const action = proven ? 'domain-proven' : 'domain-lapsed';
    await this.audit.record(by, { organizationId, action, asStaff: true });
  }
}
