import type { StudentRuns as Runs, StudentWork } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useId, useState } from 'react';
import { useStudentRunsQuery } from '../../api/class-work.api.ts';
import { useStudentWorkQuery } from '../../api/learning.api.ts';
import { Panel } from '../../components/panel.tsx';
import { compareLines } from './different-lines.rules.ts';
import { nameKey } from './failure-name.rules.ts';
import { ProgramLines } from './program-lines.tsx';

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
  const { data: work } = useStudentWorkQuery(studentId);
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
  const { data } = useStudentRunsQuery({ studentId, course, slug });
  if (!data) return null;
  const [only] = compareLines([code ?? '']);
  if (data.runs.length === 0) return <Program lines={only ?? []} stopsAt={null} />;
  return (
    <ol className="runs">
      {data.runs.map((run, index) => (
        <li key={run.at}>
          <RunRow run={run} isOpen={index === 0} />
        </li>
      ))}
    </ol>
  );
}

const Program = (props: Parameters<typeof ProgramLines>[0]) => (
  <div className="program">
    <ProgramLines {...props} />
  </div>
);

function RunRow({
  run: { at, program, outcome },
  isOpen,
}: {
  readonly run: Runs['runs'][number];
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation('failures');
  const { dayAndTime } = useDates();
  const [lines] = compareLines([program]);
  const ending =
    outcome === null
      ? t('runs.unknown')
      : outcome.code === null
        ? t('runs.met')
        : t(nameKey(outcome.code), t('codes.python.other'));
  return (
    <details open={isOpen}>
      <summary>
        <span className="school-quiet">{dayAndTime(at)}</span> {ending}
      </summary>
      <Program lines={lines ?? []} stopsAt={outcome?.line ?? null} />
    </details>
  );
}
