import { useOwnsPrefix } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { LinkButton } from '../../components/link-button.tsx';
import { Panel } from '../../components/panel.tsx';

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
