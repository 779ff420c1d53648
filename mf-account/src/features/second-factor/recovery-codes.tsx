import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';

interface RecoveryCodesListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** What is told once: codes for whoever loses the app. */
export function RecoveryCodesList({ codes, onDone }: RecoveryCodesListProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Note kind="success" live>
        <p>{t('secondFactor.isOn')}</p>
      </Note>
      <p>{t('secondFactor.keepCodes')}</p>
      <ul className="second-factor__codes" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={onDone}>
        {t('secondFactor.kept')}
      </Button>
    </>
  );
}
