import type { Payer } from '@burrow/contracts';
import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** What a payer is called: by name, or else by what is known of them. */
export function usePayerName(): (payer: Payer) => string {
  const { t } = useTranslation('support');
  return ({ kind, name, email }) => name ?? email ?? t(`payer.kinds.${kind}`);
}

interface PayerWordsProps {
  readonly payer: Payer;
  /** By what their page is found, if they are nobody's id. */
  readonly find: string;
}

/** Who pays, with their address, and the way to everything that they bought. */
export function PayerWords({ payer, find }: PayerWordsProps) {
  const { t } = useTranslation('support');
  const nameOf = usePayerName();
  const { kind, name, email, owner_id } = payer;
  const words = [name !== null && email, (name ?? email) !== null && t(`payer.kinds.${kind}`)].filter(
    Boolean,
  );
  return (
    <span className="payer">
      <LocaleLink to={`staff/purchases/buyer?find=${encodeURIComponent(owner_id ?? find)}`}>
        <bdi>{nameOf(payer)}</bdi>
      </LocaleLink>
      {words.map(word => (
        <bdi key={String(word)}>{word}</bdi>
      ))}
    </span>
  );
}
