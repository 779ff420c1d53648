import { useGoTo } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useRemovePupils } from '../../pupils/use-remove-pupils.ts';

/** Takes the student out of the school, after a question. */
export function RemoveStudent({ pupil }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const goTo = useGoTo();
  const { remove, isLoading } = useRemovePupils();
  const list = pupil.class_id === null ? 'organization/students' : `organization/classes/${pupil.class_id}`;
  const ask = async (): Promise<void> => {
    if (await remove([pupil])) goTo(list, { replace: true });
  };
  return (
    <Panel title={t('remove.remove')} text={t('remove.text')}>
      <Button danger loading={isLoading} onClick={() => void ask()}>
        {t('remove.of', { username: pupil.username })}
      </Button>
    </Panel>
  );
}
