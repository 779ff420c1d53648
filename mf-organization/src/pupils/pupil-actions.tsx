import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import { useUpdatePupilMutation } from '../api/students.api.ts';
import { MovePupils } from './move-pupils.tsx';
import { useRemovePupils } from './use-remove-pupils.ts';

interface PupilActionsProps {
  /** Those who are ticked. */
  readonly pupils: readonly Pupil[];
  /** The class in view. */
  readonly classId: string | undefined;
  readonly onDone: () => void;
}

/** What can be done with the students who are ticked. */
export function PupilActions({ pupils, classId, onDone }: PupilActionsProps) {
  const { t } = useTranslation('pupils');
  const { remove, isLoading } = useRemovePupils();
  if (pupils.length === 0) return null;
  const removeAll = async (): Promise<void> => {
    if (await remove(pupils)) onDone();
  };
  return (
    <div className="school-move">
      <strong role="status">{t('selected', { total: pupils.length })}</strong>
      <MovePupils ids={pupils.map(({ student_id: id }) => id)} from={classId} onMoved={onDone} />
      <TurnAssistant pupils={pupils} onDone={onDone} />
      <Button danger loading={isLoading} onClick={() => void removeAll()}>
        <Icon name="remove" size={16} /> {t('remove.remove')}
      </Button>
      <Button className="school-move__clear" type="text" onClick={onDone}>
        {t('clear')}
      </Button>
    </div>
  );
}

function TurnAssistant({ pupils, onDone }: Omit<PupilActionsProps, 'classId'>) {
  const { t } = useTranslation('pupils');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [update] = useUpdatePupilMutation();
  const [isBusy, setIsBusy] = useState(false);
  /** On only if all of them are without it. */
  const on = pupils.every(({ assistant_enabled: has }) => !has);
  const turn = async (): Promise<void> => {
    setIsBusy(true);
    for (const { student_id: id, assistant_enabled: has } of pupils) {
      if (has === on) continue;
      const { error } = await update({ id, update: { assistant_enabled: on } });
      if (!error) continue;
      setIsBusy(false);
      return void dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    }
    setIsBusy(false);
    dispatch(snackbarShown(t(on ? 'assistant.isOn' : 'assistant.isOff'), 'success'));
    onDone();
  };
  return (
    <Button loading={isBusy} onClick={() => void turn()}>
      {t(on ? 'assistant.turnOn' : 'assistant.turnOff')}
    </Button>
  );
}
