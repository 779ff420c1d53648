import type { ApiError } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useLazySellerInvoiceQuery } from '../../api/own-billing.api.ts';

/** Opens the invoice of who sold it, whose address is good for a short time: it is asked for at each press. */
export function SellerInvoice({ id }: { readonly id: string }) {
  const { t } = useTranslation('own-billing');
  const textOf = useProblemText();
  const [ask, { isFetching, error }] = useLazySellerInvoiceQuery();
  const open = async (): Promise<void> => {
    const { data } = await ask(id);
    if (data) window.location.assign(data.url);
  };
  return (
    <div className="receipt__invoice">
      <Button disabled={isFetching} onClick={() => void open()}>
        {t('receipt.invoice')}
      </Button>
      {error && (
        <Note kind="error" live>
          <p>{textOf(error as ApiError)}</p>
        </Note>
      )}
    </div>
  );
}
