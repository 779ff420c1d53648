import { useSession } from '@burrow/client';
import { useFormContext, useWatch } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useTeachersQuery } from '../../api/teachers.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';

const NAME = 'teacher_ids';

/** Who teaches the class, which administrators say. */
export function TeacherBoxes() {
  const { t } = useTranslation('organization');
  const { isAdmin } = useSession();
  const form = useFormContext();
  const chosen = useWatch({ name: NAME }) as readonly string[];
  const { data } = useTeachersQuery(undefined, { skip: !isAdmin });
  if (!data) return null;
  const turn = (id: string, on: boolean): void =>
    form.setValue(NAME, on ? [...chosen, id] : chosen.filter(each => each !== id), { shouldDirty: true });
  return (
    <fieldset className="form-field chapter-tree">
      <legend className="form-field__label">{t('classForm.teachers')}</legend>
      <p className="form-field__hint">{t('classForm.teachersHint')}</p>
      <ul>
        {data.teachers.map(member => (
          <li key={member.user_id}>
            <label className="chapter-tree__label">
              <input
                type="checkbox"
                className="form-check__box"
                checked={chosen.includes(member.user_id)}
                onChange={({ target }) => turn(member.user_id, target.checked)}
              />
              <bdi>{nameOf(member)}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
