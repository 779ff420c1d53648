import { snackbarShown, useAppDispatch, useSession, type DialogProps } from '@burrow/client';
import { CHARACTERS, DEFAULT_CHARACTER } from '@burrow/contracts/characters';
import type { Character } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Modal, Portrait } from '@burrow/ui';
import { useState } from 'react';
import { useUpdateStudentMutation } from '../../api/students.api.ts';

const isCharacter = (name: string): name is Character => (CHARACTERS as readonly string[]).includes(name);

/** The choice of the student's animal: one of twenty-four. */
export function AvatarDialog({ studentId, character, onClose }: DialogProps<'avatar'>) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const id = studentId ?? user?.student_id;
  const given = character ?? user?.student_details?.character ?? DEFAULT_CHARACTER;
  const current = isCharacter(given) ? given : DEFAULT_CHARACTER;
  const [picked, setPicked] = useState<Character | null>(null);
  const chosen = picked ?? current;
  const [update, { isLoading }] = useUpdateStudentMutation();

  const save = async (): Promise<void> => {
    if (!id || chosen === current) return onClose();
    const { error } = await update({ id, update: { character: chosen } });
    if (error) return void dispatch(snackbarShown(t('avatar.failed'), 'error'));
    dispatch(snackbarShown(t('avatar.saved', { animal: t(`characters.${chosen}`) }), 'success'));
    onClose();
  };

  return (
    <Modal
      open
      title={t('avatar.title')}
      okText={t('avatar.save')}
      cancelText={t('common.cancel')}
      confirmLoading={isLoading}
      onOk={() => void save()}
      onCancel={onClose}
      width={640}
    >
      <fieldset className="avatar-grid">
        <legend className="visually-hidden">{t('avatar.title')}</legend>
        {CHARACTERS.map(name => (
          <label key={name} className="avatar-grid__animal">
            <input
              type="radio"
              name="character"
              value={name}
              className="visually-hidden"
              checked={name === chosen}
              autoFocus={name === current}
              onChange={() => setPicked(name)}
            />
            <Portrait character={name} size={64} />
            <span>{t(`characters.${name}`)}</span>
            {name === current && <span className="avatar-grid__current">{t('avatar.current')}</span>}
          </label>
        ))}
      </fieldset>
    </Modal>
  );
}
