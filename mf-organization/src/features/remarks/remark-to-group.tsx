import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { ClassFailures } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import { useRemarkOnFailureMutation } from '../../api/remarks.api.ts';
import { LaterRemarkForm } from './later-remark-form.ts';

interface RemarkToGroupProps {
  readonly classId: string;
  readonly failure: ClassFailures['failures'][number];
}

/** One remark to all who fail in the same way. */
export function RemarkToGroup({ classId, failure }: RemarkToGroupProps) {
  const { t } = useTranslation('remarks');
  const dispatch = useAppDispatch();
  const [write] = useRemarkOnFailureMutation();
  const [isWriting, setWriting] = useState(false);
  const { course_id, level_slug, code, on_other_map, students: shown } = failure;
  const send = async (id: string, text: string): Promise<void> => {
    const { students } = await write({
      id,
      classId,
      remark: { course_id, level_slug, code, on_other_map, text },
    }).unwrap();
    const reached = t('sentToGroup', { count: students });
    const fewer = students < shown ? ` ${t('othersWentOn')}` : '';
    dispatch(snackbarShown(reached + fewer, 'success'));
    setWriting(false);
  };
  if (isWriting)
    return (
      <LaterRemarkForm
        label={t('toGroup', { count: shown })}
        onSend={send}
        onCancel={() => setWriting(false)}
      />
    );
  return (
    <Button onClick={() => setWriting(true)}>
      <Icon name="edit" size={16} /> {t('writeToGroup')}
    </Button>
  );
}
