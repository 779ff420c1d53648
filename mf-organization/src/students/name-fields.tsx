import { NamePartSchema } from '@burrow/contracts';
import { TextField, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';

const part = z.union([z.literal('').transform(() => null), NamePartSchema]);

/** The two parts of a name in a form's values: what is left empty is null. */
export const NAME_SHAPE = { first_name: part, last_name: part };

interface NameFieldsProps {
  /** A name that nobody has split: the parts are a guess. */
  readonly whole?: string | null;
}

/** First and last name. */
export function NameFields({ whole = null }: NameFieldsProps) {
  const { t } = useTranslation('students');
  return (
    <>
      <TextField
        name="first_name"
        kind="name"
        label={t('form.firstName')}
        hint={whole === null ? t('form.nameHint') : t('form.wholeHint', { name: whole })}
        optional
        autoComplete="off"
      />
      <TextField name="last_name" kind="name" label={t('form.lastName')} optional autoComplete="off" />
    </>
  );
}
