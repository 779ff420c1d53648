import { MAX_IMPORT_ROWS, type SchoolClass } from '@burrow/contracts';
import { FormProblem } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { ClassChoice } from './class-choice.tsx';
import { readColumns, type Table } from './columns.rules.ts';
import { FileButton } from './file-button.tsx';
import { PasteField } from './paste-field.tsx';
import { tableOfFile, tableOfText, UnreadableFileError } from './read-table.ts';
import { draftRows } from './rows.rules.ts';

interface SourceFormProps {
  readonly classes: readonly SchoolClass[];
  /** The id of a class, or nothing. */
  readonly chosen: string;
  readonly onRead: (table: Table, classId: string | null) => void;
}

type Fault = 'empty' | 'too-many' | 'too-large' | 'unreadable';

function faultOf(table: Table): Fault | null {
  const { length } = draftRows(table, readColumns(table));
  if (length === 0) return 'empty';
  return length > MAX_IMPORT_ROWS ? 'too-many' : null;
}

/** Where the list comes from: the clipboard or a file. */
export function SourceForm({ classes, chosen, onRead }: SourceFormProps) {
  const { t } = useTranslation('import');
  const [text, setText] = useState('');
  const [classId, setClassId] = useState(classes.some(each => each.id === chosen) ? chosen : '');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isReading, setIsReading] = useState(false);

  const read = async (load: () => Promise<Table>): Promise<void> => {
    setIsReading(true);
    try {
      const table = await load();
      const found = faultOf(table);
      setFault(found);
      if (!found) onRead(table, classId || null);
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
          <p>{t(`faults.${fault}`, { max: MAX_IMPORT_ROWS })}</p>
        </FormProblem>
      )}
      <div className="import-actions">
        <Button
          type="primary"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => void read(() => tableOfText(text))}
        >
          {t('look')}
        </Button>
        <FileButton onFile={file => void read(() => tableOfFile(file))} />
        <span className="school-quiet">{t('fileHint')}</span>
      </div>
    </section>
  );
}
