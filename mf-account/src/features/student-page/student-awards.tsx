import { Panel } from '@burrow/ui';
import { useOwnsPrefix, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** Links to badges and certificates, if the site has them. */
export function StudentAwards({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('profile');
  const owns = useOwnsPrefix();
  const pages = (['badges', 'certificates'] as const).filter(owns);
  if (pages.length === 0) return null;
  return (
    <Panel title={t('studentPage.awards')}>
      <div className="panel__links">
        {pages.map(page => (
          <LinkButton key={page} to={`${page}/${studentId}`}>
            {t(`studentPage.${page}`)}
          </LinkButton>
        ))}
      </div>
    </Panel>
  );
}
