import { type Database, inTransaction, Outbox, StartError } from '@burrow/service-kit';
import { emailKey } from '../../../people/keys.rules.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { openMailQueue } from '../../mails/mail/index.ts';
import { OWNER, RECORD_RESET, REMOVE } from './second-factors.queries.ts';

/**
 * Takes the second factor off whoever has an address, records it and tells them by mail; for operators, also while the
 * service runs.
 * @throws StartError if nobody has the address, or they have no second factor
 */
export async function takeSecondFactor(database: Database, address: string): Promise<void> {
  const mails = await openMailQueue(database.jobs);
  const members = new MemberEventsService(await Outbox.open(database.jobs));
  await inTransaction(database.pool, async tx => {
    const owner = await OWNER.first(tx, [emailKey(address)]);
    if (!owner) throw new StartError('Nobody has an account with this address.');
    const gone = await REMOVE.rows(tx, [owner.id]);
    if (gone.length === 0) throw new StartError('This account has no two-step log-in.');
    await members.memberChanged(tx, owner.id);
    await RECORD_RESET.run(tx, [owner.id]);
    await mails.queue(tx, {
      template: 'second-factor-support',
      to: owner.email,
      userId: owner.id,
      language: owner.language,
      params: { name: owner.full_name },
    });
  });
}
