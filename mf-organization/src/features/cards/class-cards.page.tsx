import { type ApiError, askConfirm } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { MadeLoginCards } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { useSchoolClassQuery } from '../../api/classes.api.ts';
import { useMakeLoginCardsMutation } from '../../api/imports.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { usePupilsQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { CardSheet, type PrintedCard } from './card-sheet.tsx';

/** As many as one call makes cards for. */
const MOST = 200;

/** Cards for a whole class: new codes, and new passwords if wanted. */
export function ClassCardsPage() {
  const { t } = useTranslation('cards');
  const { classId = '' } = useParams();
  const schoolClass = useSchoolClassQuery(classId);
  const pupils = usePupilsQuery({ class_id: classId, per_page: MOST });
  const error = schoolClass.error ?? pupils.error;
  if (error)
    return <Failure title={t('notLoaded')} error={error} onRetry={() => void schoolClass.refetch()} />;
  if (!schoolClass.currentData || !pupils.currentData) return <LoadSkeleton lines={6} />;
  const { id, name } = schoolClass.currentData;
  return (
    <>
      <PageHead
        title={t('of', { name })}
        text={t('text')}
        above={{ to: `organization/classes/${id}`, text: name }}
      />
      <ClassCards ids={pupils.currentData.students.map(({ student_id }) => student_id)} />
    </>
  );
}

/** New cards for these students, and the sheet once they are made. */
function ClassCards({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('cards');
  const textOf = useProblemText();
  const { data: school } = useOrganizationQuery();
  const [renews, setRenews] = useState(false);
  const [make, { data, error, isLoading }] = useMakeLoginCardsMutation();
  const makeCards = async (): Promise<void> => {
    const question = { title: t('askTitle'), text: t(renews ? 'askPasswords' : 'askCards'), ok: t('make'), cancel: t('cancel') }; // prettier-ignore
    if (await askConfirm(question)) await make({ student_ids: [...ids], renew_passwords: renews });
  };
  if (ids.length === 0) return <p className="school-panel">{t('nobody')}</p>;
  return (
    <>
      <section className="school-panel" aria-label={t('make')}>
        <p>{t('likeAKey')}</p>
        <RenewsBox renews={renews} onTick={setRenews} />
        {error && (
          <FormProblem>
            <p>{textOf(error as ApiError)}</p>
          </FormProblem>
        )}
        <div className="import-actions">
          {data && (
            <Button type="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
          <Button type={data ? 'default' : 'primary'} loading={isLoading} onClick={() => void makeCards()}>
            {t(data ? 'makeAgain' : 'make')}
          </Button>
        </div>
      </section>
      {data && <CardSheet cards={data.cards.map(printedCard)} slug={school?.slug ?? ''} />}
    </>
  );
}

const printedCard = ({
  student_id,
  full_name,
  card,
  ...rest
}: MadeLoginCards['cards'][number]): PrintedCard => ({
  id: student_id,
  name: full_name,
  secret: card,
  ...rest,
});

interface RenewsBoxProps {
  readonly renews: boolean;
  readonly onTick: (renews: boolean) => void;
}

function RenewsBox({ renews, onTick }: RenewsBoxProps) {
  const { t } = useTranslation('cards');
  return (
    <label className="import-only">
      <input
        type="checkbox"
        className="form-check__box"
        checked={renews}
        onChange={({ target }) => onTick(target.checked)}
      />
      {t('withPasswords')}
    </label>
  );
}
