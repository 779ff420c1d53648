import { useGoTo } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { RowMenu } from '../../components/row-menu.tsx';
import { useRemoveClass } from './use-remove-class.ts';

/** What can be done with a class in a list. */
export function ClassMenu({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('organization');
  const { mayRemove, remove } = useRemoveClass();
  const goTo = useGoTo();
  const { id, name } = schoolClass;
  return (
    <RowMenu
      label={t('common.actions', { name })}
      actions={[
        { icon: 'edit', text: t('classes.edit'), onAct: () => goTo(`organization/classes/${id}/edit`) },
        ...(mayRemove(schoolClass)
          ? [
              {
                icon: 'remove' as const,
                text: t('classes.remove'),
                danger: true,
                onAct: () => void remove(schoolClass),
              },
            ]
          : []),
      ]}
    />
  );
}
