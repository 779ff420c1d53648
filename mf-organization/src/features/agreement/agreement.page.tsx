import {
  type ApiError,
  ForeignText,
  LocaleLink,
  RequireSession,
  PageHead,
  LoadSkeleton,
} from '@burrow/client';
import { AGREEMENT_VERSION } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useAgreementsQuery } from '../../api/agreement.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { Failure } from '../../components/failure.tsx';
import { AcceptAgreement } from './accept-agreement.tsx';
import { AgreementWords, type AgreementText } from './agreement-text.tsx';
import { PrintButton } from './print-button.tsx';

const ADMINS = ['admin'] as const;
const noon = (day: string): string => `${day}T12:00:00Z`;

interface AgreementPageProps {
  readonly text: AgreementText;
  /** The language of the text. */
  readonly language: string;
}

/** The agreement on the processing of data: to read before a school registers, to print, and who accepted it. */
export function AgreementPage({ text, language }: AgreementPageProps) {
  const { t } = useTranslation('agreement');
  const { day } = useDates();
  const { data: school } = useOrganizationQuery();
  return (
    <RequireSession roles={ADMINS}>
      <PageHead title={t('title')} text={t('text')}>
        <LocaleLink to="organization/agreement/letter">{t('letter.link')}</LocaleLink>
        <PrintButton />
      </PageHead>
      <article className="panel school-paper">
        {school && (
          <p className="school-paper__of">
            <bdi>{school.name}</bdi>
          </p>
        )}
        <p className="school-quiet">
          {t('version', { date: day(noon(AGREEMENT_VERSION)) })} {t('draft')}
        </p>
        <ForeignText language={language}>
          <AgreementWords text={text} />
        </ForeignText>
        <Acceptances />
      </article>
    </RequireSession>
  );
}

/** Who accepted it for the school; whoever registers one accepts it there. */
function Acceptances() {
  const { t } = useTranslation('agreement');
  const { dayAndTime, day } = useDates();
  const { error: schoolError } = useOrganizationQuery();
  const isNew = (schoolError as ApiError | undefined)?.code === 'organization/unknown';
  const { data, error, refetch } = useAgreementsQuery(undefined, { skip: isNew });
  if (isNew) return null;
  if (!data && error) return <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={2} />;
  const isAccepted = data.accepted.some(({ version }) => version === AGREEMENT_VERSION);
  return (
    <>
      {data.accepted.map(({ version, accepted_at, name }) => (
        <p key={version} className="school-paper__accepted">
          {t(name === null ? 'acceptedBySomebody' : 'acceptedBy', {
            name,
            version: day(noon(version)),
            date: dayAndTime(accepted_at),
          })}
        </p>
      ))}
      {!isAccepted && <AcceptAgreement />}
    </>
  );
}
