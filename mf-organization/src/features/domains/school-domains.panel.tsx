import { Panel } from '@burrow/ui';
import { LoadSkeleton } from '@burrow/client';
import { SchoolDomainBodySchema, type SchoolDomains } from '@burrow/contracts';
import { Form, TextField, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useAddDomainMutation, useDomainsQuery } from '../../api/school-adults.api.ts';
import { Failure } from '../../components/failure.tsx';
import { SchoolDomainItem } from './school-domain-item.tsx';

/** The email domains of the school, whose owners are led to the school. */
export function SchoolDomainsPanel() {
  const { t } = useTranslation('domains');
  const { data, error, refetch } = useDomainsQuery();
  return (
    <Panel title={t('title')} text={t('text')}>
      {data ? (
        <Domains known={data} />
      ) : error ? (
        <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={3} />
      )}
    </Panel>
  );
}

function Domains({ known: { domains } }: { readonly known: SchoolDomains }) {
  return (
    <>
      {domains.length > 0 && (
        <ul className="domains">
          {domains.map(each => (
            <SchoolDomainItem key={each.domain} known={each} />
          ))}
        </ul>
      )}
      <AddDomain />
    </>
  );
}

function AddDomain() {
  const { t } = useTranslation('domains');
  const [add] = useAddDomainMutation();
  const form = useZodForm({
    schema: SchoolDomainBodySchema,
    defaultValues: { domain: '' },
    texts: { domain: t('rule') },
  });
  return (
    <Form
      form={form}
      submit={t('add')}
      onSubmit={async ({ domain }) => {
        await add(domain).unwrap();
        form.reset();
      }}
      codeFields={{
        'organization/domain-public': 'domain',
        'organization/too-many-domains': 'domain',
      }}
      compact
    >
      <TextField name="domain" kind="slug" label={t('domain')} hint={t('hint')} autoComplete="off" />
    </Form>
  );
}
