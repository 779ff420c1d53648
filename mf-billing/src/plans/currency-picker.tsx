import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useId } from 'react';
import { CURRENCIES } from './currency.rules.ts';

interface CurrencyPickerProps {
  readonly currency: string;
  readonly onChoose: (currency: string) => void;
}

/** Chooses the currency of prices among those of the catalogue. */
export function CurrencyPicker({ currency, onChoose }: CurrencyPickerProps) {
  const { t, i18n } = useTranslation('billing');
  const id = useId();
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <div className="currency-picker">
      <label htmlFor={id}>{t('currency')}</label>
      <div className="currency-picker__control">
        <select id={id} value={currency} onChange={({ target }) => onChoose(target.value)}>
          {CURRENCIES.map(code => (
            <option key={code} value={code}>
              {`${names.of(code)} (${code})`}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </div>
    </div>
  );
}
