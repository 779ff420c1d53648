import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { DomainOutcome, SchoolDomain } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import {
  useCheckDomainMutation,
  useOpenDomainMutation,
  useRemoveDomainMutation,
} from '../../api/school-adults.api.ts';
import { CopyButton } from '../../components/copy-button.tsx';

interface ItemProps {
  readonly known: SchoolDomain;
}

/** One domain: how it was proven, or what to do to prove it. */
export function SchoolDomainItem({ known }: ItemProps) {
  const { t } = useTranslation('domains');
  const { day } = useDates();
  const { domain, proof, proven_at: at } = known;
  const isProven = proof !== null && at !== null;
  return (
    <li className="domains__item">
      <div className="domains__head">
        <p className="domains__name">
          <bdi>{domain}</bdi>
          <span className={isProven ? 'domains__state domains__state--proven' : 'domains__state'}>
            <Icon name={isProven ? 'success' : 'info'} size={16} />{' '}
            {t(isProven ? `proven.${proof === 'staff' ? 'staff' : 'dns'}` : 'unproven')}
            {isProven && ` ${t('since', { date: day(at) })}`}
          </span>
        </p>
        <RemoveButton known={known} />
      </div>
      {isProven ? <JoiningBox known={known} /> : <HowToProve known={known} />}
    </li>
  );
}

/** Whether its owners join without an answer. */
function JoiningBox({ known: { domain, joins_at_once: joinsAtOnce } }: ItemProps) {
  const { t } = useTranslation('domains');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [open, { isLoading }] = useOpenDomainMutation();
  const change = async (joins: boolean): Promise<void> => {
    const { error } = await open({ domain, joins_at_once: joins });
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  return (
    <div className="domains__joining">
      <label>
        <input
          type="checkbox"
          checked={joinsAtOnce}
          disabled={isLoading}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{t('joins.box', { domain })}</span>
      </label>
      <p className="school-quiet">{t('joins.text')}</p>
    </div>
  );
}

function HowToProve({ known: { domain, record } }: ItemProps) {
  const { t } = useTranslation('domains');
  const textOf = useProblemText();
  const [check, { isLoading }] = useCheckDomainMutation();
  const [seen, setSeen] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    const { data, error } = await check(domain);
    const outcome: DomainOutcome | undefined = data?.outcome;
    setSeen(outcome ? t(`outcomes.${outcome}`, { domain }) : textOf(error as ApiError));
  };
  return (
    <div className="domains__how">
      <p>{t('how.dns', { domain })}</p>
      <p className="domains__record">
        <code dir="ltr">{record}</code>
        <CopyButton text={record}>{t('how.copy')}</CopyButton>
      </p>
      <div className="domains__check">
        <Button
          type="primary"
          loading={isLoading}
          aria-label={t('how.checkOf', { domain })}
          onClick={() => void look()}
        >
          {t('how.check')}
        </Button>
        <p role="status">{!isLoading && seen}</p>
      </div>
      <p className="school-quiet">{t('how.staff')}</p>
    </div>
  );
}

function RemoveButton({ known: { domain, proof } }: ItemProps) {
  const { t } = useTranslation('domains');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [remove, { isLoading }] = useRemoveDomainMutation();
  const ask = async (): Promise<void> => {
    const question = {
      title: t('removeTitle', { domain }),
      text: t('removeText'),
      ok: t('remove'),
      cancel: t('cancel'),
    };
    if (proof !== null && !(await askConfirm(question))) return;
    const { error } = await remove(domain);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
  };
  return (
    <Button danger loading={isLoading} aria-label={t('removeOf', { domain })} onClick={() => void ask()}>
      {t('remove')}
    </Button>
  );
}
