import { Panel } from '@burrow/ui';
import { MAX_LINE_TEXT, type StudentRuns as Runs, type StudentWork } from '@burrow/contracts';
import { type Translate, useDates, useTranslation } from '@burrow/i18n';
import { useId, useState } from 'react';
import { useStudentRunsQuery } from '../../api/class-work.api.ts';
import { useSchoolStudentWorkQuery } from '../../api/learning.api.ts';
import { LevelRemarks, type RemarkPlace, WriteRemark } from '../remarks/index.ts';
import { compareLines } from './different-lines.rules.ts';
import { nameKey } from './failure-name.rules.ts';
import { ProgramLines } from './program-lines.tsx';
import { useLook } from './use-look.ts';

interface StudentRunsProps {
  readonly studentId: string;
  /** What a level is called. */
  readonly levelName: (course: string, slug: string) => string;
}

const keyOf = ({ course_id, level_slug }: StudentWork['levels'][number]): string =>
  `${course_id}/${level_slug}`;

/** What a student ran in each level, to be read only. */
export function StudentRuns({ studentId, levelName }: StudentRunsProps) {
  const { t } = useTranslation('failures');
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const { data: work } = useSchoolStudentWorkQuery(studentId);
  const levels = work?.levels.filter(({ code }) => code !== null) ?? [];
  const last = work?.last_played && `${work.last_played.course_id}/${work.last_played.level_slug}`;
  const level =
    levels.find(each => keyOf(each) === chosen) ?? levels.find(each => keyOf(each) === last) ?? levels[0];
  if (!level) return null;
  return (
    <Panel title={t('runs.title')} text={t('runs.text')}>
      <label htmlFor={id} className="visually-hidden">
        {t('runs.level')}
      </label>
      <select
        id={id}
        className="school-select"
        value={keyOf(level)}
        onChange={({ target }) => setChosen(target.value)}
      >
        {levels.map(each => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {levelName(each.course_id, each.level_slug)}
          </option>
        ))}
      </select>
      <LevelRuns key={keyOf(level)} studentId={studentId} level={level} />
    </Panel>
  );
}

interface LevelRunsProps {
  readonly studentId: string;
  readonly level: StudentWork['levels'][number];
}

/** The last runs of a level; of a level that was run before runs were kept, its program. */
function LevelRuns({ studentId, level: { course_id: course, level_slug: slug, code } }: LevelRunsProps) {
  const { t } = useTranslation('remarks');
  const place = { studentId, course, slug };
  const { data } = useStudentRunsQuery(place);
  useLook(studentId, course, slug);
  if (!data) return null;
  return (
    <>
      <p className="school-quiet">{t('linesHint')}</p>
      {data.runs.length === 0 && <Program place={place} program={code ?? ''} stopsAt={null} />}
      <ol className="runs">
        {data.runs.map((run, index) => (
          <li key={run.at}>
            <RunRow place={place} run={run} isOpen={index === 0} />
          </li>
        ))}
      </ol>
      <LevelRemarks place={place} />
    </>
  );
}

interface ProgramProps {
  readonly place: RemarkPlace;
  readonly program: string;
  readonly stopsAt: number | null;
}

/** A program; a press on the number of a line opens a remark on it. */
function Program({ place, program, stopsAt }: ProgramProps) {
  const [line, setLine] = useState<number | null>(null);
  const [lines = []] = compareLines([program]);
  const textOf = (number: number): string => (lines[number - 1]?.text ?? '').slice(0, MAX_LINE_TEXT);
  const close = (): void => setLine(null);
  return (
    <div className="program">
      <ProgramLines
        lines={lines}
        stopsAt={stopsAt}
        onPress={setLine}
        below={number =>
          number === line && (
            <WriteRemark key={number} place={place} line={{ number, text: textOf(number) }} onDone={close} />
          )
        }
      />
    </div>
  );
}

type Outcome = NonNullable<Runs['runs'][number]['outcome']>;

interface RunRowProps {
  readonly place: RemarkPlace;
  readonly run: Runs['runs'][number];
  readonly isOpen: boolean;
}

function endingOf({ code, variant }: Outcome, t: Translate): string {
  if (code === null) return t('runs.met');
  const what = t(nameKey(code), t('codes.python.other'));
  return variant === null ? what : t('runs.howElse', { what });
}

function RunRow({ place, run: { at, program, outcome }, isOpen }: RunRowProps) {
  const { t } = useTranslation('failures');
  const { dayAndTime } = useDates();
  const ending = outcome === null ? t('runs.unknown') : endingOf(outcome, t);
  return (
    <details open={isOpen}>
      <summary>
        <span className="school-quiet">{dayAndTime(at)}</span> {ending}
      </summary>
      <Program place={place} program={program} stopsAt={outcome?.line ?? null} />
    </details>
  );
}
