import { snackbarShown, useAppDispatch } from '@burrow/client';
import { type Certificate, type ShownName, SHOWN_NAMES } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { type FormEvent, useState } from 'react';
import { useChooseNameMutation } from './certificates.api.ts';

/** How much of the name is shown, for those who decide it. Nothing changes before it is saved. */
export function ChooseName({ certificate: { id, shown_name } }: { readonly certificate: Certificate }) {
  const { t, i18n } = useTranslation('certificates');
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ShownName>(shown_name);
  const [save, { isLoading }] = useChooseNameMutation();
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { error } = await save({ id, language: i18n.language, shown_name: chosen });
    dispatch(error ? snackbarShown(t('name.notSaved'), 'error') : snackbarShown(t('name.saved'), 'success'));
  };
  return (
    <Panel title={t('name.title')} text={t('name.who')}>
      <form className="choose-name" onSubmit={event => void onSubmit(event)}>
        <fieldset>
          <legend>{t('name.legend')}</legend>
          {SHOWN_NAMES.map(one => (
            <label key={one}>
              <input
                type="radio"
                name="shown_name"
                value={one}
                checked={chosen === one}
                onChange={() => setChosen(one)}
              />
              <span>
                {t(`name.${one}`)}
                <small>{t(`name.${one}Text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Button htmlType="submit" size="large" loading={isLoading}>
          {t('name.save')}
        </Button>
      </form>
    </Panel>
  );
}
