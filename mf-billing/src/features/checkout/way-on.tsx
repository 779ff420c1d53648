import { planOf } from '@burrow/billing';
import { modalOpened, useAppDispatch, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import type { Outcome } from './outcome.rules.ts';

interface WayOnProps {
  readonly outcome: Outcome;
  readonly planName: string;
  /** The page that was wanted, without language. */
  readonly next: string | null;
}

/** What can be done now. */
export function WayOn({ outcome, planName, next }: WayOnProps) {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const plan = planOf(planName);
  const courseName = plan?.opens.kind === 'course' ? plan.opens.course : undefined;
  const again = `checkout?${new URLSearchParams({ plan: planName })}`;
  const assign = () =>
    dispatch(modalOpened({ name: 'assign-purchase', props: courseName === undefined ? {} : { courseName } }));
  const retried = outcome === 'slow' || outcome === 'declined' || outcome === 'canceled';
  return (
    <div className="buttons">
      {outcome === 'assign' && (
        <Button type="primary" size="large" onClick={assign}>
          {t('ways.assign')}
        </Button>
      )}
      {(outcome === 'ready' || outcome === 'assign') && (
        <LinkButton to={placeAfter(plan?.audience, next)} main={outcome === 'ready'}>
          {t(`ways.${next === null ? (plan?.audience ?? 'family') : 'next'}`)}
        </LinkButton>
      )}
      {retried && (
        <LinkButton to={again} main>
          {t('ways.again')}
        </LinkButton>
      )}
      <LinkButton to="profile/billing">{t('ways.billing')}</LinkButton>
    </div>
  );
}

const placeAfter = (audience: string | undefined, next: string | null): string =>
  next ?? (audience === 'organization' ? 'organization/classes' : '');
