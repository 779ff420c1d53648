import { Panel } from '@burrow/ui';
import { type ApiError, snackbarShown, useAppDispatch, LoadSkeleton } from '@burrow/client';
import { SchoolDomainBodySchema, type SchoolDomains } from '@burrow/contracts';
import { Form, TextField, useProblemText, useZodForm } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import {
  useAddDomainMutation,
  useDomainsQuery,
  useSetDomainJoiningMutation,
} from '../../api/school-adults.api.ts';
import { Failure } from '../../components/failure.tsx';
import { SchoolDomainItem } from './school-domain-item.tsx';

/** The e-mail domains of the school, by which its teachers come in without an invitation. */
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

function Domains({ known: { domains, joins_at_once: joins } }: { readonly known: SchoolDomains }) {
  const hasProven = domains.some(({ proven_at }) => proven_at !== null);
  return (
    <>
      {domains.length > 0 && (
        <ul className="domains">
          {domains.map(each => (
            <SchoolDomainItem key={each.domain} known={each} />
          ))}
        </ul>
      )}
      {hasProven && <JoiningBox joins={joins} />}
      <AddDomain />
    </>
  );
}

function JoiningBox({ joins }: { readonly joins: boolean }) {
  const { t } = useTranslation('domains');
  const id = useId();
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [set, { isLoading }] = useSetDomainJoiningMutation();
  const change = async (joins_at_once: boolean): Promise<void> => {
    const { error } = await set({ joins_at_once });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('joinsSaved'), 'success'));
  };
  return (
    <div className="domains__joining">
      <label>
        <input
          type="checkbox"
          checked={joins}
          disabled={isLoading}
          aria-describedby={id}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{t('joins')}</span>
      </label>
      <p id={id} className="school-quiet">
        {t('joinsHint')}
      </p>
    </div>
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
        'organization/domain-taken': 'domain',
        'organization/too-many-domains': 'domain',
      }}
      compact
    >
      <TextField name="domain" kind="slug" label={t('domain')} hint={t('hint')} autoComplete="off" />
    </Form>
  );
}
