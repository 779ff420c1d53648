import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { addressOf, downloadSchoolExport } from '@burrow/contracts/calls';
import type { SchoolExport } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import {
  schoolExportApi,
  useMakeSchoolExportMutation,
  useSchoolExportQuery,
} from '../../api/school-export.api.ts';
import { sizeText } from './size-text.rules.ts';

const FILE = addressOf(downloadSchoolExport());
const LOOK_AGAIN_MS = 2_000;

/** Reads the last export, again and again while it is being put together. */
function useLastExport() {
  const { data: known } = schoolExportApi.endpoints.schoolExport.useQueryState();
  const isMaking = known?.export?.state === 'making';
  return useSchoolExportQuery(undefined, { pollingInterval: isMaking ? LOOK_AGAIN_MS : 0 });
}

/** All data of the school as a file, for administrators. */
export function SchoolExportPanel() {
  const { t } = useTranslation('school-export');
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const { data, error } = useLastExport();
  const [make, { isLoading }] = useMakeSchoolExportMutation();
  const begin = (): void =>
    void make()
      .unwrap()
      .catch((problem: ApiError) => dispatch(snackbarShown(textOf(problem), 'error')));
  const last = data?.export;
  return (
    <Panel title={t('title')} text={t('text')}>
      {error && !data ? <p role="alert">{textOf(error as ApiError)}</p> : null}
      {last && <LastExport last={last} />}
      {data && last?.state !== 'making' && (
        <Button loading={isLoading} onClick={begin}>
          {t(last ? 'again' : 'make')}
        </Button>
      )}
    </Panel>
  );
}

function LastExport({ last }: { readonly last: SchoolExport }) {
  const { t, i18n } = useTranslation('school-export');
  const { day, dayAndTime } = useDates();
  if (last.state === 'making') {
    const { done, students } = last;
    const text = t('making', { done, count: students });
    return (
      <div className="school-export__state" role="status">
        <p>{text}</p>
        <progress value={done} max={Math.max(students, 1)} aria-label={text} />
      </div>
    );
  }
  const size = sizeText(last.bytes ?? 0, i18n.language);
  return (
    <div className="school-export__state" role="status">
      <p>{t('ready', { time: dayAndTime(last.asked_at), date: day(last.removed_at ?? last.asked_at) })}</p>
      <a className="link-button link-button--main" href={FILE} download>
        {t('download', { size })}
      </a>
    </div>
  );
}
