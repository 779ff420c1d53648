import { LocaleLink } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { RowMenu } from '../../components/row-menu.tsx';
import { useRemoveClass } from './use-remove-class.ts';

/** What can be done with a class in a list. */
export function ClassMenu({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const { t } = useTranslation('organization');
  const { remove } = useRemoveClass();
  const { id, name } = schoolClass;
  return (
    <RowMenu label={t('common.actions', { name })}>
      <li>
        <LocaleLink to={`organization/classes/${id}/edit`}>
          <Icon name="edit" /> {t('classes.edit')}
        </LocaleLink>
      </li>
      <li>
        <button type="button" className="row-menu__danger" onClick={() => void remove(schoolClass)}>
          <Icon name="remove" /> {t('classes.remove')}
        </button>
      </li>
    </RowMenu>
  );
}
