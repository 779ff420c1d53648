import { LinkButton, useOwnsPrefix } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** Links to a student's badges and certificates, if the site has them. */
export function StudentAwards({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('students');
  const owns = useOwnsPrefix();
  return (['badges', 'certificates'] as const).filter(owns).map(page => (
    <LinkButton key={page} to={`${page}/${studentId}`}>
      {t(page)}
    </LinkButton>
  ));
}
