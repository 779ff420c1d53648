import { LinkButton } from '@burrow/client';
import type { Subscription } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useUpgradeToOrganizationQuery } from '../../api/own-billing.api.ts';
import { useWords } from '../../plans/use-words.ts';

/** What becomes of a parent's own plan when they register a school; nothing for who has none. */
export function OwnPlan() {
  const { t } = useTranslation('schools');
  const { data, isError } = useUpgradeToOrganizationQuery();
  if (isError) return <p role="alert">{t('ownPlan.notRead')}</p>;
  if (!data?.subscription) return null;
  return <Words subscription={data.subscription} />;
}

function Words({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('schools');
  const { planName, money } = useWords();
  const { day } = useDates();
  const { plan_name, state, next_charge, ends_at, open_until } = subscription;
  const plan = planName(plan_name);
  const until = ends_at ?? open_until;
  const goesOn = state === 'active' ? next_charge : null;
  return (
    <div className="billing-step">
      <p>
        {goesOn
          ? t('ownPlan.goesOn', { plan, amount: money(goesOn.money), date: day(goesOn.at) })
          : t(state === 'past-due' ? 'ownPlan.pastDue' : 'ownPlan.ends', {
              plan,
              date: until ? day(until) : '',
            })}
      </p>
      <LinkButton to="profile/billing">{t('ownPlan.billing')}</LinkButton>
    </div>
  );
}
