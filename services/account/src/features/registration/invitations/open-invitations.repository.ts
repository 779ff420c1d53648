import type { Invitation, InviteTeacher } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { OPEN_INVITATIONS, WITHDRAW } from './open-invitations.queries.ts';

interface OpenRow {
  readonly email: string;
  readonly invited_at: Date;
  readonly expires_at: Date;
}

/** Invitations to an organisation that nobody has used. */
@Injectable()
export class OpenInvitationsRepository {
  constructor(
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  /** Returns them by address, the latest first. */
  async of(organizationId: string): Promise<Invitation[]> {
    const rows: OpenRow[] = await this.db.query(OPEN_INVITATIONS, [organizationId]);
    return rows.map(({ email, invited_at, expires_at }) => ({
      email,
      invited_at: invited_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }

  /** Ends the links that were sent to an address. */
  async withdraw({ organization_id: organizationId, email, by }: InviteTeacher): Promise<void> {
    await this.db.transaction(async tx => {
      const gone: unknown[] = await tx.query(WITHDRAW, [organizationId, email]);
      if (gone.length === 0) return;
      await this.audit.record(tx, { ...by, student: null }, { action: 'invitation-withdrawn' });
    });
  }
}
