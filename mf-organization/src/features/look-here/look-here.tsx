import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { ClassFocus, ClassFocusUpdate, SchoolClass } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useSetClassFocusMutation } from '../../api/lesson.api.ts';
import { courseOf, useCourseWords } from '../live/index.ts';
import { LevelCall } from './level-call.tsx';

interface LookHereProps {
  readonly schoolClass: SchoolClass;
  /** To what the class is called now, once that is known. */
  readonly focus: ClassFocus | undefined;
}

/** Calls everybody in the lesson to a level or to look up, and says how many have come. */
export function LookHere({ schoolClass, focus: data }: LookHereProps) {
  const { t } = useTranslation('look-here');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const { id } = schoolClass;
  const words = useCourseWords(data?.focus?.level?.course_id ?? courseOf(schoolClass));
  const [set, { isLoading }] = useSetClassFocusMutation();
  const change = async (update: ClassFocusUpdate): Promise<void> => {
    const { error } = await set({ id, update });
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
  };
  const saysWhere = ({ focus, arrived, students }: ClassFocus): string => {
    if (focus === null) return t('text');
    const where = focus.level ? t('called', { level: words.level(focus.level.level_slug) }) : t('paused');
    return `${where} ${t(focus.level ? 'arrived' : 'seen', { arrived, students })}`;
  };
  return (
    <div className="class-entry">
      <div className="class-entry__words">
        <h3>{t('title')}</h3>
        <p role="status">{data ? saysWhere(data) : t('text')}</p>
      </div>
      <div className="page-head__actions">
        {data?.focus ? (
          <Button type="primary" loading={isLoading} onClick={() => void change({ end: true })}>
            {t(data.focus.level ? 'endCall' : 'goOn')}
          </Button>
        ) : (
          <>
            <LevelCall
              schoolClass={schoolClass}
              isLoading={isLoading}
              onCall={level => void change({ level })}
            />
            <Button disabled={isLoading} onClick={() => void change({ level: null })}>
              {t('pause')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
