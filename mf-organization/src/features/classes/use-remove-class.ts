import { askConfirm, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useRemoveClassMutation } from '../../api/classes.api.ts';

interface RemoveClass {
  /** Whoever has a class for some days does not remove it. */
  readonly mayRemove: (schoolClass: Pick<SchoolClass, 'teacher_ids'>) => boolean;
  /** Asks first. Whether the class is gone. */
  readonly remove: (schoolClass: Pick<SchoolClass, 'id' | 'name'>) => Promise<boolean>;
  readonly isLoading: boolean;
}

/** Removes a class, after a question. */
export function useRemoveClass(): RemoveClass {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const { isAdmin, user } = useSession();
  const [send, { isLoading }] = useRemoveClassMutation();
  const remove = async ({ id, name }: Pick<SchoolClass, 'id' | 'name'>): Promise<boolean> => {
    const agreed = await askConfirm({
      title: t('classes.removeTitle', { name }),
      text: t('classes.removeText'),
      ok: t('classes.remove'),
      cancel: t('common.cancel'),
      destructive: true,
    });
    if (!agreed) return false;
    const { error } = await send(id);
    if (error) dispatch(snackbarShown(t('classes.notRemoved'), 'error'));
    else dispatch(snackbarShown(t('classes.removed', { name }), 'success'));
    return !error;
  };
  const mayRemove = ({ teacher_ids }: Pick<SchoolClass, 'teacher_ids'>): boolean =>
    isAdmin || teacher_ids.includes(user?.user_id ?? '');
  return { mayRemove, remove, isLoading };
}
