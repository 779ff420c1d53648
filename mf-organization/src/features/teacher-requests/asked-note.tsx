import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import { useOwnTeacherRequestQuery } from '../../api/school-adults.api.ts';

/** Tells whoever registers a school that they wait for another one; nothing for everybody else. */
export function AskedNote() {
  const { t } = useTranslation('organization');
  const { data } = useOwnTeacherRequestQuery();
  if (!data?.asked || data.asked.refused) return null;
  return (
    <Note>
      <p>
        {t('details.asked', { name: data.asked.name })}{' '}
        <LocaleLink to="organization/join">{t('details.askedLink')}</LocaleLink>
      </p>
    </Note>
  );
}
