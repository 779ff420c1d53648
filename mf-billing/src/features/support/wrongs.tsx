import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Buyer, Wrong } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { HeldPayment } from './held-payments.tsx';
import { WaitingRefund } from './refund-queue.tsx';
import { useCompareNowMutation } from './support.api.ts';

/** What is wrong with what somebody bought, and the way to solve each: a decision, a question to the provider, or what to do. */
export function Wrongs({ buyer: { held, refunds, wrongs } }: { readonly buyer: Buyer }) {
  const { t } = useTranslation('support');
  const count = held.length + refunds.length + wrongs.length;
  return (
    <>
      {count === 0 ? (
        <p>{t('wrong.none')}</p>
      ) : (
        <ul className="bought" aria-label={t('wrong.title')}>
          {held.map(payment => (
            <HeldPayment key={payment.transaction_id} payment={payment} isNamed={false} />
          ))}
          {refunds.map(request => (
            <WaitingRefund key={request.id} request={request} isNamed={false} />
          ))}
          {wrongs.map(wrong => (
            <WrongLine key={`${wrong.what} ${wrong.subject}`} wrong={wrong} />
          ))}
        </ul>
      )}
      <CompareNow />
    </>
  );
}

function WrongLine({ wrong: { what, subject, since } }: { readonly wrong: Wrong }) {
  const { t } = useTranslation('support');
  const { day } = useDates();
  return (
    <li className="bought__line support__line">
      <div className="bought__words">
        <strong>{t(`differences.what.${what}`)}</strong>
        <span>
          <bdi>{subject}</bdi> · {day(since)}
        </span>
        <p className="support__solve">{t(`differences.solve.${what}`)}</p>
      </div>
    </li>
  );
}

/** Asks the provider for everything that was missed. */
export function CompareNow() {
  const { t } = useTranslation('support');
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const [compare, { isLoading, error }] = useCompareNowMutation();
  const ask = async (): Promise<void> => {
    const { data } = await compare();
    if (data) dispatch(snackbarShown(t('wrong.compared'), 'success'));
  };
  return (
    <div className="support__compare">
      <Button disabled={isLoading} onClick={() => void ask()}>
        {t('wrong.compare')}
      </Button>
      {error && (
        <Note kind="error" live>
          <p>{textOf(error as ApiError)}</p>
        </Note>
      )}
    </div>
  );
}
