import { COUNTRIES } from '@burrow/billing';
import { SelectField, useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useMemo } from 'react';

/** The countries of the catalogue by their names, as the page's language sorts them. */
function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    return COUNTRIES.map(value => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
      compare(one.label, other.label),
    );
  }, [language]);
}

interface CountryFieldProps {
  readonly onChoose: (country: string) => void;
}

/** In which country the payer is, as field `country` of a form: its tax is told before they pay. */
export function CountryField({ onChoose }: CountryFieldProps) {
  const { t } = useTranslation('checkout');
  const countries = useCountries();
  const { control } = useFormContext<{ country: string }>();
  const country = useWatch({ control, name: 'country' });
  useEffect(() => {
    if (country !== '') onChoose(country);
  }, [country, onChoose]);
  return (
    <SelectField
      name="country"
      label={t('country.label')}
      hint={t('country.hint')}
      options={[{ value: '', label: t('country.choose') }, ...countries]}
    />
  );
}
