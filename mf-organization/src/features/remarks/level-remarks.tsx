import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { NewRemark } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import { useRemarksQuery, useWriteRemarkMutation } from '../../api/remarks.api.ts';
import { LaterRemarkForm } from './later-remark-form.ts';
import { RemarkList } from './remark-list.tsx';

/** A student's level. */
export interface RemarkPlace {
  readonly studentId: string;
  readonly course: string;
  readonly slug: string;
}

interface WriteRemarkProps {
  readonly place: RemarkPlace;
  /** Null for the whole program. */
  readonly line: NewRemark['line'];
  readonly onDone: () => void;
}

/** Writes a remark on a student's program, or on a line of it. */
export function WriteRemark({ place: { studentId, course, slug }, line, onDone }: WriteRemarkProps) {
  const { t } = useTranslation('remarks');
  const dispatch = useAppDispatch();
  const [write] = useWriteRemarkMutation();
  const send = async (id: string, text: string): Promise<void> => {
    await write({
      id,
      remark: { student_id: studentId, course_id: course, level_slug: slug, line, text },
    }).unwrap();
    dispatch(snackbarShown(t('sent'), 'success'));
    onDone();
  };
  const label = line ? t('onLine', { line: line.number }) : t('onProgram');
  return <LaterRemarkForm label={label} onSend={send} onCancel={onDone} />;
}

/** The remarks on a student's level, and a way to write another on the whole program. */
export function LevelRemarks({ place }: { readonly place: RemarkPlace }) {
  const { t } = useTranslation('remarks');
  const { data } = useRemarksQuery(place);
  const [isWriting, setWriting] = useState(false);
  const remarks = data?.remarks ?? [];
  return (
    <div className="level-remarks">
      {remarks.length > 0 && <RemarkList remarks={remarks} />}
      {isWriting ? (
        <WriteRemark place={place} line={null} onDone={() => setWriting(false)} />
      ) : (
        <Button onClick={() => setWriting(true)}>
          <Icon name="edit" size={16} /> {t('writeOnProgram')}
        </Button>
      )}
    </div>
  );
}
