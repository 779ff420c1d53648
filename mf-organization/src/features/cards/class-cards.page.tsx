import { type ApiError, askConfirm, PageHead, LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { MadeLoginCards } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { type ReactNode, useState } from 'react';
import { useSchoolClassQuery } from '../../api/classes.api.ts';
import { useMakeLoginCardsMutation } from '../../api/imports.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { useClassStudentsQuery } from '../../api/students.api.ts';
import { useClassEntryQuery } from '../../api/class-entry.api.ts';
import { useMakePicturesMutation } from '../../api/pictures.api.ts';
import { Failure } from '../../components/failure.tsx';
import { CardSheet, type PrintedCard } from './card-sheet.tsx';
import { SaveList } from './save-list.tsx';

/** Cards for a whole class: new codes, and new passwords if wanted. */
export function ClassCardsPage() {
  const { t } = useTranslation('cards');
  const { classId = '' } = useParams();
  const schoolClass = useSchoolClassQuery(classId);
  const students = useClassStudentsQuery({ classId });
  const error = schoolClass.error ?? students.error;
  if (error)
    return <Failure title={t('notLoaded')} error={error} onRetry={() => void schoolClass.refetch()} />;
  if (!schoolClass.currentData || !students.currentData) return <LoadSkeleton lines={6} />;
  const { id, name } = schoolClass.currentData;
  return (
    <>
      <PageHead
        title={t('of', { name })}
        text={t('text')}
        above={{ to: `organization/classes/${id}`, text: name }}
      />
      <ClassCards
        classId={id}
        title={t('of', { name })}
        ids={students.currentData.map(({ student_id }) => student_id)}
      />
    </>
  );
}

interface ClassCardsProps {
  readonly classId: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** New cards for these students, and the sheet once they are made. */
function ClassCards({ classId, title, ids }: ClassCardsProps) {
  const { t } = useTranslation(['cards', 'pictures']);
  const textOf = useProblemText();
  const { data: school } = useOrganizationQuery();
  const [renews, setRenews] = useState(false);
  const { data: entry } = useClassEntryQuery(classId);
  const [wantsPictures, setWantsPictures] = useState(true);
  const [make, { data, error: cardsError, isLoading }] = useMakeLoginCardsMutation();
  const [makePictures, pictures] = useMakePicturesMutation();
  const error = cardsError ?? pictures.error;
  const picturesOf = new Map(pictures.data?.made.map(made => [made.student_id, made.pictures]));
  const cards = data?.cards.map(card => printedCard(card, picturesOf.get(card.student_id)));
  const makeCards = async (): Promise<void> => {
    const question = {
      title: t('askTitle'),
      text: t(renews ? 'askPasswords' : 'askCards'),
      ok: t('make'),
      cancel: t('cancel'),
    };
    if (!(await askConfirm(question))) return;
    if (entry?.picture_log_in && wantsPictures) await makePictures({ id: classId, studentIds: ids });
    else pictures.reset();
    await make({ student_ids: [...ids], renew_passwords: renews });
  };
  if (ids.length === 0) return <p className="panel">{t('nobody')}</p>;
  return (
    <>
      <section className="panel" aria-label={t('make')}>
        <p>{t('likeAKey')}</p>
        <Box isTicked={renews} onTick={setRenews}>
          {t('withPasswords')}
        </Box>
        {entry?.picture_log_in && (
          <Box isTicked={wantsPictures} onTick={setWantsPictures}>
            {t('pictures:withPictures')}
          </Box>
        )}
        {error && (
          <FormProblem>
            <p>{textOf(error as ApiError)}</p>
          </FormProblem>
        )}
        <div className="import-actions">
          {cards && (
            <>
              <Button type="primary" onClick={() => window.print()}>
                {t('print')}
              </Button>
              <SaveList cards={cards} title={title} />
            </>
          )}
          <Button type={data ? 'default' : 'primary'} loading={isLoading} onClick={() => void makeCards()}>
            {t(data ? 'makeAgain' : 'make')}
          </Button>
        </div>
      </section>
      {cards && <CardSheet cards={cards} slug={school?.slug ?? ''} />}
    </>
  );
}

const printedCard = (
  { student_id, full_name, card, ...rest }: MadeLoginCards['cards'][number],
  pictures: PrintedCard['pictures'],
): PrintedCard => ({ id: student_id, name: full_name, secret: card, pictures, ...rest });

interface BoxProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

function Box({ isTicked, onTick, children }: BoxProps) {
  return (
    <label className="import-only">
      <input
        type="checkbox"
        className="form-check__box"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </label>
  );
}
