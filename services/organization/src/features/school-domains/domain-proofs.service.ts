import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.ts';
import { HOLD_DOMAIN, PROVE_BY_ADDRESS, PROVE_BY_DNS, WITH_ADDRESS } from './school-domains.queries.ts';

/** Makes a domain a school's. Of two schools that prove one domain the first one has it. */
@Injectable()
export class DomainProofsService {
  constructor(private readonly audit: AuditService) {}

  /** Proves what an administrator's confirmed address proves. */
  async byAddress(tx: SqlRunner, organizationId: string): Promise<void> {
    const domains: { domain: string }[] = await tx.query(WITH_ADDRESS, [organizationId]);
    for (const { domain } of domains) await this.prove(tx, PROVE_BY_ADDRESS, organizationId, domain);
  }

  /** Whether the domain is the school's now. */
  byDns(tx: SqlRunner, organizationId: string, domain: string): Promise<boolean> {
    return this.prove(tx, PROVE_BY_DNS, organizationId, domain);
  }

  private async prove(tx: SqlRunner, sql: string, organizationId: string, domain: string): Promise<boolean> {
    await tx.query(HOLD_DOMAIN, [domain]);
    const proven: unknown[] = await tx.query(sql, [organizationId, domain]);
    if (proven.length > 0) await this.audit.record(tx, null, { organizationId, action: 'domain-proven' });
    return proven.length > 0;
  }
}
