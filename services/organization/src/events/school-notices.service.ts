import type { SchoolNotice } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ADMINISTRATORS, MEMBERS, NAME } from './school-notices.queries.ts';

interface More {
  /** Staff are told too. */
  readonly staff?: true;
  readonly date?: Date;
  /** The first of its days. */
  readonly from?: Date;
  /** Somebody who is told something else. */
  readonly except?: string;
}

/** Has account write to the adults of a school, in the transaction of what they are told of. */
@Injectable()
export class SchoolNoticesService {
  constructor(private readonly outbox: Outbox) {}

  async toAdministrators(tx: SqlRunner, organizationId: string, notice: SchoolNotice): Promise<void> {
    const admins = await ADMINISTRATORS.rows(tx, [organizationId]);
    await this.send(tx, organizationId, notice, admins);
  }

  async toMembers(tx: SqlRunner, organizationId: string, notice: SchoolNotice, more: More): Promise<void> {
    const members = await MEMBERS.rows(tx, [organizationId]);
    const told = members.filter(({ id }) => id !== more.except);
    await this.send(tx, organizationId, notice, told, more);
  }

  async toOne(tx: SqlRunner, organizationId: string, notice: SchoolNotice, id: string): Promise<void> {
    await this.send(tx, organizationId, notice, [{ id }]);
  }

  async toSome(
    tx: SqlRunner,
    organizationId: string,
    notice: SchoolNotice,
    ids: readonly string[],
    more: Pick<More, 'from' | 'date'> = {},
  ): Promise<void> {
    await this.send(
      tx,
      organizationId,
      notice,
      ids.map(id => ({ id })),
      more,
    );
  }

  private async send(
    tx: SqlRunner,
    organizationId: string,
    notice: SchoolNotice,
    to: readonly { id: string }[],
    { staff = undefined, date = undefined, from = undefined }: More = {},
  ): Promise<void> {
    if (to.length === 0 && !staff) return;
    const school = await NAME.first(tx, [organizationId]);
    await this.outbox.send(tx, 'organization/notice', {
      notice,
      organization_id: organizationId,
      organization_name: school?.name ?? '',
      to: to.map(({ id }) => id),
      staff: staff ?? false,
      date: date?.toISOString() ?? null,
      from: from?.toISOString() ?? null,
    });
  }
}
