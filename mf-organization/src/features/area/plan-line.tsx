import type { Organization } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { planOf } from './plan.rules.ts';

interface PlanLineProps {
  readonly details: NonNullable<Organization['details']>;
}

/** Which plan the school has, in a few words. */
export function PlanLine({ details }: PlanLineProps) {
  const { t } = useTranslation('organization');
  const { day } = useDates();
  const [now] = useState(() => Date.now());
  const date = details.trial_ends_at === null ? '' : day(details.trial_ends_at);
  return <span className="school__plan">{t(`area.plan.${planOf(details, now)}`, { date })}</span>;
}
