import { type ApiError, askConfirm, PageHead, LoadSkeleton } from '@burrow/client';
import type { MadePicturePassword, SchoolClass } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useClassEntryQuery } from '../../api/class-entry.api.ts';
import { useMakePicturesMutation, useMissingPicturesQuery } from '../../api/pictures.api.ts';
import { useClassStudentsQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { WithClass } from '../../components/with-class.tsx';
import { CardSheet, type PrintedCard } from '../cards/index.ts';

/** The picture passwords of a class: made, shown once, and printed. */
export function ClassPicturesPage() {
  return <WithClass>{schoolClass => <ClassPictures schoolClass={schoolClass} />}</WithClass>;
}

function ClassPictures({ schoolClass: { id, name } }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('pictures');
  const entry = useClassEntryQuery(id);
  const isOn = entry.currentData?.picture_log_in ?? false;
  const missing = useMissingPicturesQuery(id, { skip: !isOn });
  const students = useClassStudentsQuery({ classId: id });
  const error = entry.error ?? missing.error ?? students.error;
  if (error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void entry.refetch()} />;
  if (!entry.currentData || !students.currentData || (isOn && !missing.data))
    return <LoadSkeleton lines={6} />;
  return (
    <>
      <PageHead
        title={t('of', { name })}
        text={t('text')}
        above={{ to: `organization/classes/${id}`, text: name }}
      />
      {isOn ? (
        <MakePictures
          classId={id}
          missing={missing.data?.missing ?? []}
          all={students.currentData.map(({ student_id }) => student_id)}
        />
      ) : (
        <p className="panel">{t('isOff')}</p>
      )}
    </>
  );
}

interface MakePicturesProps {
  readonly classId: string;
  readonly missing: readonly string[];
  readonly all: readonly string[];
}

/** New pictures for those who have none, or for everybody, and the sheet once they are made. */
function MakePictures({ classId, missing, all }: MakePicturesProps) {
  const { t } = useTranslation('pictures');
  const textOf = useProblemText();
  const [make, { data, error, isLoading }] = useMakePicturesMutation();
  const makeFor = (ids: readonly string[]) => make({ id: classId, studentIds: ids });
  const makeAll = async (): Promise<void> => {
    const question = { title: t('askTitle'), text: t('askText'), ok: t('make'), cancel: t('cancel') };
    if (await askConfirm(question)) await makeFor(all);
  };
  if (all.length === 0) return <p className="panel">{t('nobody')}</p>;
  return (
    <>
      <section className="panel" aria-label={t('title')}>
        {missing.length === 0 && <p>{t('everybody')}</p>}
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
          {missing.length > 0 && (
            <Button type="primary" loading={isLoading} onClick={() => void makeFor(missing)}>
              {t('makeMissing', { count: missing.length })}
            </Button>
          )}
          <Button loading={isLoading} onClick={() => void makeAll()}>
            {t('makeAll')}
          </Button>
        </div>
      </section>
      {data && <CardSheet cards={data.made.map(printedCard)} slug="" />}
    </>
  );
}

const printedCard = ({ student_id, full_name, username, pictures }: MadePicturePassword): PrintedCard => ({
  id: student_id,
  name: full_name,
  username,
  password: null,
  secret: null,
  pictures,
});
