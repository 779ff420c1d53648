import { RadioCards } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';

/** Who somebody signs up for. */
export function RoleCards() {
  const { t } = useTranslation('account');
  const cards = (['parent', 'organization_administrator'] as const).map(value => ({
    value,
    label: t(`signUp.roles.${value}.label`),
    text: t(`signUp.roles.${value}.text`),
  }));
  return <RadioCards name="role" legend={t('signUp.role')} cards={cards} />;
}
