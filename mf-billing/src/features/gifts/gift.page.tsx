import { LinkButton, LoadSkeleton, usePage } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Gift } from '@burrow/contracts';
import { isClassSet } from '@burrow/contracts/seats';
import { Failure } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';
import { useGiftQuery } from '../../api/gifts.api.ts';
import { useWords } from '../../plans/use-words.ts';
import { GiveBack } from './give-back.tsx';

const ASK_EVERY_MS = 1500;

const ICONS: Partial<Record<Gift['state'], IconName>> = {
  paid: 'success',
  redeemed: 'success',
  failed: 'error',
};

/** How a gift stands, for who bought it: they know its address from the mail with the code. */
export function GiftPage() {
  const { t } = useTranslation('gifts');
  const { giftId = '' } = useParams();
  usePage(t('own.title'));
  const first = useGiftQuery(giftId);
  const isWaiting = first.data?.state === 'open' || first.data?.state === 'refunding';
  const { data, error, refetch } = useGiftQuery(giftId, { pollingInterval: isWaiting ? ASK_EVERY_MS : 0 });
  if (error && !data)
    return <Failure title={t('own.notRead')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={4} />;
  return <Standing gift={data} id={giftId} />;
}

function Standing({ gift, id }: { readonly gift: Gift; readonly id: string }) {
  const { t } = useTranslation('gifts');
  const { planName } = useWords();
  const { state, plan_name, seats, refundable_until } = gift;
  const isTryAgain = state === 'failed' || state === 'canceled';
  return (
    <article className="billing billing--narrow after-paying">
      <div role="status" className="after-paying__words">
        <Icon name={ICONS[state] ?? 'info'} size={32} className={`after-paying__icon--gift-${state}`} />
        <h1>{t(`own.state.${state}.title`)}</h1>
        <p>
          <strong>{planName(plan_name)}</strong> ·{' '}
          {t(isClassSet(seats) ? 'own.set' : 'own.gift', { count: seats })}
        </p>
        <p>{t(`own.state.${state}.text`)}</p>
      </div>
      {refundable_until !== null && <GiveBack id={id} until={refundable_until} />}
      {isTryAgain && (
        <div className="buttons">
          <LinkButton to="checkout/gift" main>
            {t('own.again')}
          </LinkButton>
        </div>
      )}
    </article>
  );
}
