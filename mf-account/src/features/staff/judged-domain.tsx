import { type ApiError, askConfirm, snackbarShown, useAppDispatch } from '@burrow/client';
import type { SupportedSchool } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useJudgeDomainMutation } from './school-support.api.ts';

interface JudgedDomainProps {
  readonly organizationId: string;
  readonly known: SupportedSchool['domains'][number];
}

/** A domain that a school has claimed: staff who looked say whether it is the school's. */
export function JudgedDomain({
  organizationId: id,
  known: { domain, proof, proven_at: at },
}: JudgedDomainProps) {
  const { t } = useTranslation('account');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [judge, { isLoading }] = useJudgeDomainMutation();
  const isProven = at !== null;
  const ask = async (): Promise<void> => {
    const question = {
      title: t(isProven ? 'support.lapseQuestion' : 'support.proveQuestion', { domain }),
      text: t(isProven ? 'support.lapseText' : 'support.proveText'),
      ok: t(isProven ? 'support.lapse' : 'support.prove'),
      cancel: t('support.cancel'),
    };
    if (!(await askConfirm(question))) return;
    const { error } = await judge({ id, domain, proven: !isProven });
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
  };
  return (
    <li className="found">
      <div className="found__words">
        <bdi className="found__name">{domain}</bdi>
        <span className="found__details">
          {isProven
            ? t(proof === 'staff' ? 'support.byStaff' : 'support.byDns', { date: day(at) })
            : t('support.unproven')}
        </span>
      </div>
      <Button loading={isLoading} onClick={() => void ask()}>
        {t(isProven ? 'support.lapse' : 'support.prove')}
        <span className="visually-hidden">{domain}</span>
      </Button>
    </li>
  );
}
