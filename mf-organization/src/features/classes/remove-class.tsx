import { useGoTo } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useRemoveClass } from './use-remove-class.ts';

/** Removes a class, after a question. */
export function RemoveClass({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('organization');
  const goTo = useGoTo();
  const { mayRemove, remove, isLoading } = useRemoveClass();
  const ask = async (): Promise<void> => {
    if (await remove(schoolClass)) goTo('organization/classes', { replace: true });
  };
  if (!mayRemove(schoolClass)) return null;
  return (
    <Panel title={t('classes.remove')} text={t('classes.removeText')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('classes.removeOf', { name: schoolClass.name })}
      </Button>
    </Panel>
  );
}
