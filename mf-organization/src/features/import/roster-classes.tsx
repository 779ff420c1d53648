import { useSession } from '@burrow/client';
import { MAX_ROSTER_ROWS, type SchoolClass } from '@burrow/contracts';
import { FormProblem } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useMemo, useState } from 'react';
import type { Table } from './columns.rules.ts';
import type { LoadedList } from './loaded-list.ts';
import './roster-classes.css';
import { type RosterGroup, rosterOfTables } from './roster-files.rules.ts';

/** The files of a school's system, with the classes in them. */
export interface RosterFiles {
  readonly tables: readonly Table[];
  readonly groups: readonly RosterGroup[];
  /** The class of those without one of their own. */
  readonly classId: string | null;
}

interface RosterClassesProps {
  readonly files: RosterFiles;
  /** Those that whoever imports reaches: a teacher's own. */
  readonly classes: readonly SchoolClass[];
  readonly onBack: () => void;
  readonly onRead: (list: LoadedList) => void;
}

const nameKey = (name: string): string => name.trim().toLowerCase();

/** Which classes of a school's files are taken: all at first for administrators, for teachers those they have. */
export function RosterClasses({ files, classes, onBack, onRead }: RosterClassesProps) {
  const { t } = useTranslation('import');
  const { isAdmin } = useSession();
  const { tables, groups, classId } = files;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const own = new Set(classes.map(({ name }) => nameKey(name)));
    return new Set(groups.filter(({ title }) => isAdmin || own.has(nameKey(title))).map(({ id }) => id));
  });
  const isAll = chosen.size === groups.length;
  const roster = useMemo(() => rosterOfTables(tables, isAll ? null : chosen), [tables, chosen, isAll]);
  const count = (roster?.table.length ?? 1) - 1;
  const isTooMany = count > MAX_ROSTER_ROWS;
  const tick = (id: string, isOn: boolean): void =>
    setChosen(new Set([...[...chosen].filter(each => each !== id), ...(isOn ? [id] : [])]));
  return (
    <section className="panel" aria-label={t('classes.title')}>
      <h2>{t('classes.title')}</h2>
      <p>{t(isAll ? 'classes.whole' : 'classes.part')}</p>
      <div className="import-actions">
        <Button disabled={isAll} onClick={() => setChosen(new Set(groups.map(({ id }) => id)))}>
          {t('classes.all')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
          {t('classes.none')}
        </Button>
      </div>
      <ul className="import-classes">
        {groups.map(({ id, title, students }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <bdi>{title}</bdi>
              <span className="school-quiet">{t('classes.students', { count: students })}</span>
            </label>
          </li>
        ))}
      </ul>
      {isTooMany && (
        <FormProblem>
          <p>{t('classes.tooMany', { count: MAX_ROSTER_ROWS })}</p>
        </FormProblem>
      )}
      <div className="import-actions">
        <Button
          type="primary"
          disabled={count === 0 || isTooMany}
          onClick={() => roster && onRead({ ...roster, isWhole: isAll, isPart: !isAll, classId })}
        >
          {t('classes.goOn', { count })}
        </Button>
        <Button onClick={onBack}>{t('otherList')}</Button>
      </div>
    </section>
  );
}
