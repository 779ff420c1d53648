import { useSession } from '@burrow/client';
import type { FormerPupil } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { Table } from '@burrow/ui/table';
import { PupilName } from '../../pupils/pupil-name.tsx';
import { useFormerPupil } from './use-former-pupil.ts';

/** Who left, when, and what can still be done about it. */
export function FormerPupilTable({ pupils }: { readonly pupils: readonly FormerPupil[] }) {
  const { t } = useTranslation('leaving');
  const { day } = useDates();
  return (
    <Table
      className="school-table"
      blocksBelow={768}
      rowKey="student_id"
      dataSource={pupils}
      columns={[
        {
          title: t('student'),
          rowScope: 'row',
          render: (_, pupil) => <PupilName pupil={pupil} isLink={false} />,
        },
        { title: t('left'), render: (_, { left_at: at }) => day(at) },
        { title: t('erased'), render: (_, { erased_at: at }) => day(at) },
        {
          title: <span className="visually-hidden">{t('actions')}</span>,
          render: (_, pupil) => <FormerPupilActions pupil={pupil} />,
        },
      ]}
    />
  );
}

function FormerPupilActions({ pupil }: { readonly pupil: FormerPupil }) {
  const { t } = useTranslation('leaving');
  const { isAdmin } = useSession();
  const { takeBack, erase, isBusy } = useFormerPupil(pupil);
  const { username } = pupil;
  return (
    <span className="school-row-actions">
      <Button
        disabled={isBusy}
        aria-label={t('takeBackOf', { name: username })}
        onClick={() => void takeBack()}
      >
        {t('takeBack')}
      </Button>
      {isAdmin && (
        <Button
          danger
          disabled={isBusy}
          aria-label={t('eraseOf', { name: username })}
          onClick={() => void erase()}
        >
          {t('erase')}
        </Button>
      )}
    </span>
  );
}
