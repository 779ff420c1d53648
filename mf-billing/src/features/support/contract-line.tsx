import type { Contract, ContractEvent } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';
import { useWords } from '../../plans/use-words.ts';
import { contractTone } from './contract-tone.rules.ts';

interface ContractLineProps {
  readonly contract: Contract;
  /** Whether its story is told at once. */
  readonly isOpen: boolean;
}

/** A contract as staff read it: what it is, how it stands, what came in and went back, and its story. */
export function ContractLine({ contract, isOpen: isOpenAtFirst }: ContractLineProps) {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <li className="bought__line support__line">
      <ContractWords contract={contract} />
      <div className="bought__actions">
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('find.story')}
          <span className="visually-hidden">{contract.id}</span>
        </Button>
      </div>
      <div id={id} className="support__story">
        {isOpen && <Story events={contract.story} />}
      </div>
    </li>
  );
}

/** What opens something that a student may have. */
const OPENS = new Set<Contract['state']>(['running', 'refunded-in-part', 'warned', 'won-back']);

/** A refund that is approved or paid is what the contract's state says. */
const showsRefund = (state: NonNullable<Contract['refund']>['state']): boolean =>
  state === 'requested' || state === 'rejected';

function ContractWords({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation('support');
  const { day } = useDates();
  const { planName, money } = useWords();
  const { id, kind, plan_name, state, paid, returned, open_until, next_plan, students, seats, refund } =
    contract;
  const isShown = kind !== 'subscription' && state === 'running';
  const stands = isShown
    ? t(kind === 'grant' ? 'contract.granted' : 'contract.paid')
    : t(`contract.states.${state}`);
  return (
    <div className="bought__words">
      <strong>
        {kind === 'grant'
          ? t('contract.kinds.grant')
          : `${planName(plan_name)} · ${t(`contract.kinds.${kind}`)}`}
      </strong>
      <span className={`support__state support__state--${contractTone(state)}`}>{stands}</span>
      {kind !== 'grant' && (
        <span>
          <bdi>{id}</bdi>
          {paid.amount > 0 && ` · ${t('contract.received', { amount: money(paid) })}`}
          {returned.amount > 0 && ` · ${t('returned', { amount: money(returned) })}`}
        </span>
      )}
      {open_until !== null && (
        <span>
          {t(new Date(open_until) > new Date() ? 'contract.until' : 'contract.was', {
            date: day(open_until),
          })}
        </span>
      )}
      {next_plan && (
        <span>{t('contract.next', { plan: planName(next_plan.plan_name), date: day(next_plan.at) })}</span>
      )}
      {refund && showsRefund(refund.state) && <span>{t(`refundStates.${refund.state}`)}</span>}
      {students !== null && OPENS.has(state) && (
        <span>
          {seats === 1
            ? t(students === 0 ? 'find.unassigned' : 'find.assigned')
            : t('contract.students', { count: students, seats })}
        </span>
      )}
    </div>
  );
}

function Story({ events }: { readonly events: readonly ContractEvent[] }) {
  const { t } = useTranslation('support');
  const { day, dayAndTime } = useDates();
  const { planName, money } = useWords();
  if (events.length === 0) return <p>{t('story.none')}</p>;
  return (
    <ol className="story">
      {events.map(({ at, what, money: sum, plan_name, date, reason }) => (
        <li key={`${at} ${what}`}>
          <strong>{t(`story.${what}`)}</strong>
          {sum && <bdi>{money(sum)}</bdi>}
          {plan_name !== null && <span>{planName(plan_name)}</span>}
          {date !== null && <span>{t('story.for', { date: day(date) })}</span>}
          <span>{dayAndTime(at)}</span>
          {reason !== null && (
            <q className="story__reason" dir="auto">
              {reason}
            </q>
          )}
        </li>
      ))}
    </ol>
  );
}
