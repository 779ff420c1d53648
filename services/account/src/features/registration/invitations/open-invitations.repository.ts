import type { Invitation, InviteTeacher } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { OPEN_INVITATIONS, WITHDRAW } from './open-invitations.queries.ts';

/** Invitations to an organisation that nobody has used. */
@Injectable()
export class OpenInvitationsRepository {
  constructor(
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  /** Returns them by address, the latest first. */
  async of(organizationId: string): Promise<Invitation[]> {
    const rows = await OPEN_INVITATIONS.rows(this.db, [organizationId]);
    return rows.map(({ email, invited_at, expires_at }) => ({
      email,
      invited_at: invited_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }

  /** Ends the links that were sent to an address. */
  async withdraw({ organization_id: organizationId, email, by }: InviteTeacher): Promise<void> {
    await this.db.transaction(async tx => {
      const gone = await WITHDRAW.rows(tx, [organizationId, email]);
      if (gone.length === 0) return;
      await this.audit.record({ ...by, student: null }, { action: 'invitation-withdrawn' });
    });
  }
}
