import { planOf, PLANS } from '@burrow/billing';
import { LoadSkeleton, snackbarShown, useAppDispatch } from '@burrow/client';
import type { UpgradePreview } from '@burrow/contracts';
import { Failure, isApiError, useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useState } from 'react';
import { usePreviewUpgradeQuery, useUpgradeSubscriptionMutation } from '../../api/own-billing.api.ts';
import { useWords } from '../../plans/use-words.ts';

interface ChangePlanProps {
  /** The plan that runs now. */
  readonly now: string;
  /** The plan that goes on: the one that runs, or the smaller one that was chosen for the next charge. */
  readonly from: string;
  readonly onDone: () => void;
}

/** Another plan of the same kind: what it costs first, then the change. */
export function ChangePlan({ now, from, onDone }: ChangePlanProps) {
  const { t } = useTranslation('own-billing');
  const { planName } = useWords();
  const [to, setTo] = useState<string | null>(null);
  const others = PLANS.filter(
    ({ name, audience, billing }) =>
      name !== from && billing !== 'once' && audience === planOf(from)?.audience,
  );
  return (
    <section className="change-plan" aria-label={t('change.button')}>
      <p>{t('change.choose')}</p>
      <div className="bought__actions">
        {others.map(({ name }) => (
          <Button key={name} aria-pressed={name === to} onClick={() => setTo(name)}>
            {planName(name)}
          </Button>
        ))}
      </div>
      {to !== null && <Preview key={to} plan={to} isKept={to === now} onDone={onDone} />}
    </section>
  );
}

interface PreviewProps {
  readonly plan: string;
  /** Whether it is the plan that runs: a smaller one that was chosen is taken back. */
  readonly isKept: boolean;
  readonly onDone: () => void;
}

function Preview({ plan, isKept, onDone }: PreviewProps) {
  const { t } = useTranslation('own-billing');
  const { data, error, refetch } = usePreviewUpgradeQuery(plan);
  if (error) return <Failure title={t('change.notLoaded')} error={error} onRetry={() => void refetch()} />;
  return data ? <PreviewWords preview={data} isKept={isKept} onDone={onDone} /> : <LoadSkeleton lines={3} />;
}

interface PreviewWordsProps extends Pick<PreviewProps, 'isKept' | 'onDone'> {
  readonly preview: UpgradePreview;
}

function PreviewWords({ preview, isKept, onDone }: PreviewWordsProps) {
  const { t } = useTranslation('own-billing');
  const { day } = useDates();
  const { money, planName } = useWords();
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const [upgrade, { isLoading, error }] = useUpgradeSubscriptionMutation();
  const { plan_name, takes_effect, credit, charge_now, next_charge } = preview;
  const how = isKept ? 'kept' : takes_effect;
  const words = {
    plan: planName(plan_name),
    credit: money(credit),
    now: money(charge_now),
    next: money(next_charge.money),
    date: day(next_charge.at),
  };
  const change = (): void => {
    upgrade(plan_name)
      .unwrap()
      .then(() => {
        dispatch(snackbarShown(t(`change.done.${how}`, words), 'success'));
        onDone();
      })
      .catch(() => undefined);
  };
  return (
    <>
      <p>{t(`change.preview.${how}`, words)}</p>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error)}</p>
        </Note>
      )}
      <Button type="primary" loading={isLoading} onClick={change}>
        {t(`change.confirm.${how}`, words)}
      </Button>
    </>
  );
}
