import { afterSchoolChange, snackbarShown, useAppDispatch, useGoTo } from '@burrow/client';
import { LANGUAGES, ORGANIZATION_TYPES, type Organization } from '@burrow/contracts';
import { Form, SelectField, TextField, useZodForm, type z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import {
  useRegisterOrganizationMutation,
  useUpdateOrganizationMutation,
} from '../../api/organization.api.ts';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { AgreementFields } from '../agreement/index.ts';
import { detailsDefaults, DetailsFormSchema, updateOf } from './details-schema.ts';
import { SlugField } from './slug-field.tsx';

interface DetailsFormProps {
  /** Null registers one. */
  readonly school: Organization | null;
  readonly onSaved?: (school: Organization) => void;
  /** Fills the form with what is stored now. */
  readonly onRenew?: () => Promise<void>;
}

/** Registers a school, or changes it. */
export function DetailsForm({ school, onSaved, onRenew }: DetailsFormProps) {
  const { t, i18n } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [register] = useRegisterOrganizationMutation();
  const [update] = useUpdateOrganizationMutation();
  const form = useZodForm({
    schema: DetailsFormSchema,
    defaultValues: detailsDefaults(school, i18n.language),
    texts: {
      name: t('details.nameRule'),
      email_domain: t('details.domainRule'),
      may_accept: t('agreement.mayAcceptRule'),
      has_consent: t('agreement.hasConsentRule'),
    },
  });

  const save = async (values: z.output<typeof DetailsFormSchema>): Promise<void> => {
    if (school) {
      const saved = await update(updateOf(values, school)).unwrap();
      dispatch(snackbarShown(t('common.saved'), 'success'));
      return onSaved?.(saved);
    }
    const { id, name } = await register(updateOf(values, null)).unwrap();
    await afterSchoolChange(dispatch, id);
    dispatch(snackbarShown(t('details.registered', { name }), 'success'));
    goTo('organization/classes');
  };
  return (
    <Form
      form={form}
      submit={t(school ? 'common.save' : 'details.register')}
      onSubmit={save}
      codeFields={{
        'organization/slug-taken': 'slug',
        'organization/domain-public': 'email_domain',
      }}
      help={error => onRenew && <ChangedMeanwhile error={error} onRenew={onRenew} />}
      compact
    >
      <DetailsFields school={school} />
    </Form>
  );
}

function DetailsFields({ school }: Pick<DetailsFormProps, 'school'>) {
  const { t } = useTranslation('organization');
  return (
    <>
      <TextField
        name="name"
        kind="name"
        label={t('details.name')}
        hint={t('details.nameHint')}
        autoComplete="organization"
      />
      <TextField
        name="native_name"
        label={t('details.nativeName')}
        hint={t('details.nativeNameHint')}
        optional
        autoComplete="off"
      />
      <SlugField own={school?.slug} />
      <SelectField
        name="type"
        label={t('details.type')}
        options={ORGANIZATION_TYPES.map(value => ({ value, label: t(`details.types.${value}`) }))}
      />
      {school && (
        <SelectField
          name="language"
          label={t('details.language')}
          hint={t('details.languageHint')}
          options={LANGUAGES.map(({ code, native_name }) => ({ value: code, label: native_name }))}
        />
      )}
      {!school && <DomainField />}
      {!school && <AgreementFields linked />}
    </>
  );
}

/** Later domains are in a panel of their own. */
function DomainField() {
  const { t } = useTranslation('organization');
  return (
    <TextField
      name="email_domain"
      kind="slug"
      label={t('details.domain')}
      hint={t('details.domainHint')}
      optional
      autoComplete="off"
    />
  );
}
