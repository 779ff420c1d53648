import { Note } from '@burrow/ui';
import { useSession } from '@burrow/client';
import { Form, SelectField, TextField, useProblemText, useWatch, useZodForm, z } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';

import { FoundOrganizationList, FoundPeople } from './found-people.tsx';
import { kindsFor, MIN_SEARCH, type OrganizationChoice, type SearchKind } from './search.rules.ts';
import { useImpersonate } from './use-impersonate.ts';

const SearchSchema = z.object({
  kind: z.enum(['emails', 'usernames', 'organizations']),
  query: z.string().trim().min(MIN_SEARCH).max(254),
});

interface Asked {
  readonly kind: SearchKind;
  readonly query: string;
}

/** Finds people and organisations, and lets somebody act as a person. */
export function PeopleSearch() {
  const { t } = useTranslation('account');
  const { isStaff } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [organization, setOrganization] = useState<OrganizationChoice | null>(null);
  const impersonation = useImpersonate();
  const problemText = useProblemText();
  const form = useZodForm({ schema: SearchSchema, defaultValues: { kind: 'emails', query: '' } });
  const kinds = kindsFor(isStaff).map(value => ({ value, label: t(`staff.kinds.${value}`) }));
  const choose = (choice: OrganizationChoice): void => {
    setOrganization(choice);
    setAsked(null);
    form.reset({ kind: 'emails', query: '' });
    form.setFocus('query');
  };
  return (
    <div className="stack">
      <Form compact form={form} submit={t('staff.search')} onSubmit={async values => setAsked(values)}>
        <div className="search-row">
          <SelectField name="kind" label={t('staff.kind')} options={kinds} />
          <QueryField />
        </div>
        {organization && (
          <OrganizationFilter organization={organization} onClear={() => setOrganization(null)} />
        )}
      </Form>
      {impersonation.problem && (
        <Note kind="error" live>
          <p>{problemText(impersonation.problem)}</p>
        </Note>
      )}
      {asked?.kind === 'organizations' && <FoundOrganizationList query={asked.query} onChoose={choose} />}
      {asked && asked.kind !== 'organizations' && (
        <FoundPeople
          kind={asked.kind}
          query={asked.query}
          organizationId={organization?.id}
          impersonation={impersonation}
        />
      )}
    </div>
  );
}

function QueryField() {
  const { t } = useTranslation('account');
  const kind = useWatch({ name: 'kind' }) as SearchKind;
  return <TextField name="query" kind="username" label={t(`staff.queries.${kind}`)} autoComplete="off" />;
}

interface OrganizationFilterProps {
  readonly organization: OrganizationChoice;
  readonly onClear: () => void;
}

function OrganizationFilter({ organization, onClear }: OrganizationFilterProps) {
  const { t } = useTranslation('account');
  return (
    <p className="search-filter">
      <span>{t('staff.within', { name: organization.name })}</span>
      <button type="button" className="text-button" onClick={onClear}>
        {t('staff.everywhere')}
      </button>
    </p>
  );
}
