import { MAX_ROSTER_ROWS, type SchoolClass } from '@burrow/contracts';
import { FormProblem } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { ClassChoice } from './class-choice.tsx';
import { fromHeading, readColumns, type Table } from './columns.rules.ts';
import { FileButton } from './file-button.tsx';
import { PasteField } from './paste-field.tsx';
import type { LoadedList } from './loaded-list.ts';
import type { RosterFiles } from './roster-classes.tsx';
import { tablesOfFile, tableOfText, UnreadableFileError } from './read-table.ts';
import { groupsOfTables, type Roster, rosterOfTables } from './roster-files.rules.ts';
import { draftRows } from './rows.rules.ts';

interface SourceFormProps {
  readonly classes: readonly SchoolClass[];
  /** The id of a class, or nothing. */
  readonly chosen: string;
  readonly onRead: (list: LoadedList) => void;
  /** Files of several classes, of which some are chosen next. */
  readonly onRoster: (files: RosterFiles) => void;
}

type Fault = 'empty' | 'too-many' | 'too-large' | 'unreadable' | 'no-roster';

function faultOf(table: Table): Fault | null {
  const { length } = draftRows(table, readColumns(table));
  if (length === 0) return 'empty';
  return length > MAX_ROSTER_ROWS ? 'too-many' : null;
}

/** Several files are all of a school; a single list may be a class. */
const listOf = ({ table, source }: Roster, files: number, classId: string | null): LoadedList => ({
  table: fromHeading(table),
  source,
  isWhole: files > 1,
  isPart: false,
  classId,
});

/** Where the list comes from: the clipboard or a file. */
export function SourceForm({ classes, chosen, onRead, onRoster }: SourceFormProps) {
  const { t } = useTranslation('import');
  const [text, setText] = useState('');
  const [classId, setClassId] = useState(classes.some(each => each.id === chosen) ? chosen : '');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isReading, setIsReading] = useState(false);

  const read = async (load: () => Promise<readonly Table[]>): Promise<void> => {
    setIsReading(true);
    try {
      const tables = await load();
      const groups = groupsOfTables(tables);
      if (groups.length > 1) return onRoster({ tables, groups, classId: classId || null });
      const roster = rosterOfTables(tables);
      const found = roster ? faultOf(fromHeading(roster.table)) : 'no-roster';
      setFault(found);
      if (roster && !found) onRead(listOf(roster, tables.length, classId || null));
    } catch (error) {
      setFault(error instanceof UnreadableFileError ? error.fault : 'unreadable');
    } finally {
      setIsReading(false);
    }
  };
  return (
    <section className="panel import-source" aria-label={t('source')}>
      <ClassChoice classes={classes} chosen={classId} onChoose={setClassId} />
      <PasteField text={text} onText={setText} />
      {fault && (
        <FormProblem>
          <p>{t(`faults.${fault}`, { count: MAX_ROSTER_ROWS })}</p>
        </FormProblem>
      )}
      <div className="import-actions">
        <Button
          type="primary"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => void read(async () => [await tableOfText(text)])}
        >
          {t('look')}
        </Button>
        <FileButton
          onFiles={files => void read(async () => (await Promise.all(files.map(tablesOfFile))).flat())}
        />
        <span className="school-quiet">{t('fileHint')}</span>
      </div>
    </section>
  );
}
