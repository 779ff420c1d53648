import { RequireSession, useSession, PageHead } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { DeletePanel } from './delete.panel.tsx';
import { DownloadPanel } from './download.panel.tsx';

/** What is stored about somebody: to download, and to have deleted. */
export function DataPage() {
  const { t } = useTranslation('profile');
  const { isStudent } = useSession();
  return (
    <RequireSession>
      <PageHead title={t('shell:profile.data')} />
      <div className="panels">
        <DownloadPanel />
        {!isStudent && <DeletePanel />}
      </div>
    </RequireSession>
  );
}
