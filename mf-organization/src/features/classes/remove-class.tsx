import { askConfirm, snackbarShown, useAppDispatch, useGoTo } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useRemoveClassMutation } from '../../api/classes.api.ts';
import { Panel } from '../../components/panel.tsx';

/** Removes a class, after a question. */
export function RemoveClass({ schoolClass: { id, name } }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [remove, { isLoading }] = useRemoveClassMutation();
  const ask = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('classes.removeTitle', { name }),
      text: t('classes.removeText'),
      ok: t('classes.remove'),
      cancel: t('common.cancel'),
      destructive: true,
    });
    if (!agreed) return;
    const { error } = await remove(id);
    if (error) return void dispatch(snackbarShown(t('classes.notRemoved'), 'error'));
    dispatch(snackbarShown(t('classes.removed', { name }), 'success'));
    goTo('organization/classes', { replace: true });
  };
  return (
    <Panel title={t('classes.remove')} text={t('classes.removeText')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('classes.removeOf', { name })}
      </Button>
    </Panel>
  );
}
