import { Panel } from '@burrow/ui';
import { kept, loadDocument, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Profile } from '@burrow/contracts';
import { CheckboxField, Form, SelectField, TextField, useZodForm } from '@burrow/forms';
import {
  findLanguage,
  findLanguageByName,
  localePath,
  OFFERED_LANGUAGES,
  splitLocalePath,
  useTranslation,
} from '@burrow/i18n';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { loadPersonSchema } from '../../schemas/load-profile-schemas.ts';

const LANGUAGE_OPTIONS = OFFERED_LANGUAGES.map(({ name, native_name }) => ({
  value: name,
  label: native_name,
}));

/** Name, language and news. Another language reloads the page in it. */
export function PersonPanel({ profile }: { readonly profile: Profile }) {
  const { t, i18n } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [update] = useUpdateProfileMutation();
  const known = findLanguage(i18n.language)?.name ?? 'English';
  const defaultValues = {
    full_name: profile.full_name ?? '',
    language: findLanguageByName(profile.language ?? '')?.complete ? (profile.language ?? known) : known,
    receives_news: profile.receives_news,
  };
  const form = useZodForm({ schema: loadPersonSchema, defaultValues });

  const save = async (values: typeof defaultValues): Promise<void> => {
    await update(values).unwrap();
    const code = findLanguageByName(values.language)?.code;
    if (code && values.language !== defaultValues.language) {
      kept.setItem('locale', code);
      return loadDocument(localePath(code, splitLocalePath(location.pathname).rest));
    }
    dispatch(snackbarShown(t('common.saved'), 'success'));
  };
  return (
    <Panel title={t('details.person')}>
      <Form form={form} submit={t('common.save')} onSubmit={save} compact label={t('details.person')}>
        <TextField name="full_name" kind="name" label={t('details.fullName')} autoComplete="name" />
        <SelectField name="language" label={t('details.language')} options={LANGUAGE_OPTIONS} />
        <CheckboxField name="receives_news" label={t('details.news')} hint={t('details.newsHint')} />
      </Form>
    </Panel>
  );
}
