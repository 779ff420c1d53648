import { Portrait } from '@burrow/ui';
import { CHARACTERS } from '@burrow/contracts/characters';
import { RadioCards, TextField } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { UsernameField } from '../username/index.ts';

/** Who a student is: name, age, username and animal. Only the username is needed. */
export function StudentFields({ own }: { readonly own?: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <UsernameField name="username" own={own} />
      <div className="form-pair">
        <TextField
          name="full_name"
          kind="name"
          label={t('studentForm.fullName')}
          hint={t('studentForm.fullNameHint')}
          optional
          autoComplete="off"
        />
        <TextField
          name="age"
          kind="number"
          label={t('studentForm.age')}
          hint={t('studentForm.ageHint')}
          optional
          autoComplete="off"
        />
      </div>
      <RadioCards
        name="character"
        legend={t('studentForm.character')}
        pictures
        cards={CHARACTERS.map(name => ({
          value: name,
          label: t(`characters.${name}`),
          picture: <Portrait character={name} size={48} />,
        }))}
      />
    </>
  );
}
