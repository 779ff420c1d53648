import { type DomainOutcome, MOST_DOMAINS, type SchoolDomains } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { DataSource, type Repository } from 'typeorm';
import { type AuditActor, AuditService } from '../../../audit/audit.service.ts';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { DnsRecordsClient } from './dns-records.client.ts';
import { isPublicDomain, outcomeOf, recordOf } from './domain.rules.ts';
import { DomainProofsService } from './domain-proofs.service.ts';
import { ADD, HOLD_SCHOOL, OPEN, REMOVE } from './school-domains.queries.ts';

const TOKEN_BYTES = 16;

/** The email domains of a school. */
@Injectable()
export class SchoolDomainsService {
  constructor(
    private readonly proofs: DomainProofsService,
    private readonly dns: DnsRecordsClient,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(DomainEntity) private readonly domainRows: Repository<DomainEntity>,
  ) {}

  async list(organizationId: string): Promise<SchoolDomains> {
    const rows = await this.domainRows.find({ where: { organizationId }, order: { domain: 'ASC' } });
    return {
      domains: rows.map(({ domain, token, proof, provenAt, joinsAtOnce }) => ({
        domain,
        proof,
        proven_at: provenAt?.toISOString() ?? null,
        record: recordOf(token),
        joins_at_once: joinsAtOnce,
      })),
      joins_at_once: false,
    };
  }

  /** Adds a domain in a transaction of its own: {@link add}. */
  async claim(by: AuditActor, organizationId: string, domain: string): Promise<void> {
    await this.db.transaction(tx => this.add(tx, by, organizationId, domain));
  }

  /** Claims it: whoever else claims it too is not in the way. @throws DomainError organization/domain-public, organization/too-many-domains */
  async add(tx: SqlRunner, by: AuditActor, organizationId: string, domain: string): Promise<void> {
    if (isPublicDomain(domain))
      throw new DomainError('organization/domain-public', 'Anybody can have an address of this domain.');
    await HOLD_SCHOOL.run(tx, [organizationId]);
    if ((await this.domainRows.countBy({ organizationId })) >= MOST_DOMAINS)
      throw new DomainError('organization/too-many-domains', 'An organisation has twenty domains at most.');
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    const added = await ADD.rows(tx, [organizationId, domain, token]);
    if (added.length > 0) await this.audit.record(by, { organizationId, action: 'domain-added' });
  }

  /** Looks for what proves a domain. @throws DomainError organization/domain-unknown */
  async check(organizationId: string, domain: string): Promise<DomainOutcome> {
    const found = await this.domainRows.findOneBy({ organizationId, domain });
    if (!found) throw new DomainError('organization/domain-unknown', 'This is no domain of yours.');
    if (found.provenAt !== null) return 'proven';
    const outcome = outcomeOf(await this.dns.texts(domain), found.token);
    if (outcome !== 'proven') return outcome;
    await this.db.transaction(tx => this.proofs.byDns(tx, organizationId, domain));
    return 'proven';
  }

  /** Says whether adults with an address of a proven domain join at once; of one that is not proven nothing changes. */
  async open(by: Identity, organizationId: string, domain: string, joinsAtOnce: boolean): Promise<void> {
    await this.db.transaction(async tx => {
      const opened = await OPEN.rows(tx, [organizationId, domain, joinsAtOnce]);
      const action = joinsAtOnce ? 'domain-opened' : 'domain-closed';
      if (opened.length > 0) await this.audit.record(by, { organizationId, action });
    });
  }

  async remove(by: Identity, organizationId: string, domain: string): Promise<void> {
    await this.db.transaction(async tx => {
      const gone = await REMOVE.rows(tx, [organizationId, domain]);
      if (gone.length > 0) await this.audit.record(by, { organizationId, action: 'domain-removed' });
    });
  }
}
