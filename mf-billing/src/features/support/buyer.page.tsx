import { LoadSkeleton, PageHead, RequireSession } from '@burrow/client';
import { useLocation, useSearchParams } from '@burrow/client/router';
import type { Buyer } from '@burrow/contracts';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { DelayedSkeleton, Note, Panel } from '@burrow/ui';
import { useState } from 'react';
import { ContractLine } from './contract-line.tsx';
import { FindBuyerForm } from './find-buyer-form.tsx';
import { OpenEverything } from './open-everything.tsx';
import { usePayerName } from './payer-words.tsx';
import { useBuyersQuery } from './support.api.ts';
import { Wrongs } from './wrongs.tsx';

/** So many contracts tell their story at once. */
const TOLD_AT_ONCE = 2;

/** A person or school, what they bought, and what is wrong with it. */
export function BuyerPage() {
  const { t } = useTranslation('shell');
  return (
    <RequireSession roles={['staff']} loading={<DelayedSkeleton label={t('loading')} />}>
      <Buyers />
    </RequireSession>
  );
}

/** An address stays out of the page's own; ids may be in it. */
function useAsked(): [string | null, (find: string) => void] {
  const [params] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly find?: string } | null };
  const given = params.get('find') ?? state?.find ?? null;
  const [typed, setTyped] = useState<{ readonly find: string; readonly over: string | null } | null>(null);
  return [
    typed !== null && typed.over === given ? typed.find : given,
    find => setTyped({ find, over: given }),
  ];
}

function Buyers() {
  const { t } = useTranslation('support');
  const [asked, ask] = useAsked();
  return (
    <div className="billing support">
      <PageHead
        title={t('buyer.title')}
        text={t('buyer.text')}
        above={{ to: 'staff/purchases', text: t('title') }}
      />
      <Panel title={t('find.title')}>
        <FindBuyerForm onFind={ask} />
      </Panel>
      {asked !== null && <Found key={asked} find={asked} />}
    </div>
  );
}

function Found({ find }: { readonly find: string }) {
  const textOf = useProblemText();
  const { data, error } = useBuyersQuery(find);
  if (isApiError(error))
    return (
      <Note kind="error" live>
        <p>{textOf(error)}</p>
      </Note>
    );
  if (!data) return <LoadSkeleton lines={4} />;
  return data.buyers.map(buyer => <Shown key={buyer.account_id ?? buyer.owner_id} buyer={buyer} />);
}

function Shown({ buyer }: { readonly buyer: Buyer }) {
  const { t } = useTranslation('support');
  const nameOf = usePayerName();
  const { kind, name, email, contracts } = buyer;
  const words = [name !== null && email, (name ?? email) !== null && t(`payer.kinds.${kind}`)].filter(
    Boolean,
  );
  return (
    <section className="buyer" aria-label={nameOf(buyer)}>
      <header className="buyer__head" role="status">
        <h2>
          <bdi>{nameOf(buyer)}</bdi>
        </h2>
        {words.map(word => (
          <bdi key={String(word)}>{word}</bdi>
        ))}
      </header>
      <Panel title={t('wrong.title')}>
        <Wrongs buyer={buyer} />
      </Panel>
      <Panel title={t('buyer.bought')}>
        {contracts.length === 0 && <p>{t('buyer.nothing')}</p>}
        <ul className="bought" aria-label={t('buyer.bought')}>
          {contracts.map(contract => (
            <ContractLine key={contract.id} contract={contract} isOpen={contracts.length <= TOLD_AT_ONCE} />
          ))}
        </ul>
      </Panel>
      {kind === 'adult' && email !== null && (
        <Panel title={t('grant.title')} text={t('grant.text')}>
          <OpenEverything email={email} />
        </Panel>
      )}
    </section>
  );
}
