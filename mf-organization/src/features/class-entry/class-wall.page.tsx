import { usePage, LinkButton, LoadSkeleton } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { QrCode } from '@burrow/ui/qr-code';
import { useRef } from 'react';
import { Failure } from '../../components/failure.tsx';
import { WithClass } from '../../components/with-class.tsx';
import { JoiningWords } from './joining-words.tsx';
import { useEntryChanges } from './use-entry-changes.ts';
import { useEntry } from './use-entry.ts';

/** The code of a class for the wall: read from the last row, scanned from the first. */
export function ClassWallPage() {
  return <WithClass>{schoolClass => <ClassWall schoolClass={schoolClass} />}</WithClass>;
}

function ClassWall({ schoolClass: { id, name } }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('class-entry');
  const wall = useRef<HTMLDivElement>(null);
  const { entry, times, error, refetch } = useEntry(id);
  const { setCode, isLoading } = useEntryChanges(id);
  usePage(t('wall.title', { name }));
  if (error && !entry) return <Failure title={t('notLoaded')} error={error} onRetry={refetch} />;
  if (!entry) return <LoadSkeleton lines={8} />;
  const isOpen = (times.joiningMinutes ?? 0) > 0;
  const hasPictures = entry.picture_log_in && times.lessonMinutes > 0;
  return (
    <div className="code-wall" ref={wall}>
      <div className="code-wall__head">
        <h1>{t(hasPictures && !isOpen ? 'wall.logIn' : 'wall.title', { name })}</h1>
        <div className="page-head__actions">
          <LinkButton to={`organization/classes/${id}`}>{t('wall.back')}</LinkButton>
          {isOpen ? (
            <Button loading={isLoading} onClick={() => void setCode('close')}>
              {t('joining.closeNow')}
            </Button>
          ) : (
            <Button type="primary" loading={isLoading} onClick={() => void setCode('open')}>
              {t('joining.openNow')}
            </Button>
          )}
          {entry.code && (
            <Button disabled={isLoading} onClick={() => void setCode('renew')}>
              {t('renew.ok')}
            </Button>
          )}
          <Button onClick={() => void wall.current?.requestFullscreen()}>{t('wall.fullScreen')}</Button>
        </div>
      </div>
      {entry.code !== null && (times.joiningMinutes !== null || hasPictures) ? (
        <WallCode code={entry.code} page={hasPictures && !isOpen ? 'class-login' : 'class-signup'} />
      ) : (
        <p className="code-wall__closed">{t('wall.closed')}</p>
      )}
      <div className="code-wall__foot" role="status">
        <p className="code-wall__count">{t('wall.joined', { count: entry.students })}</p>
        <p>
          <JoiningWords minutes={times.joiningMinutes} />
        </p>
      </div>
    </div>
  );
}

interface WallCodeProps {
  readonly code: string;
  /** Where one joins, or where children log in with pictures. */
  readonly page: 'class-signup' | 'class-login';
}

/** The code follows the address's `#`, so that no server sees it on the way. */
function WallCode({ code, page }: WallCodeProps) {
  const { t, i18n } = useTranslation('class-entry');
  const address = `${location.origin}${localePath(i18n.language, page)}`;
  return (
    <div className="code-wall__code">
      <QrCode content={`${address}#code=${code}`} label={t('wall.qr')} />
      <div className="code-wall__words">
        <p className="code-wall__site">
          <span>{t('wall.site')}</span> <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </p>
        <p className="code-wall__letters" dir="ltr">
          {code}
        </p>
      </div>
    </div>
  );
}
