import { type ApiError, LinkButton, LoadSkeleton, PageHead, useSession } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Certificate } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { LearnerFailure } from '../../components/learner-failure.tsx';
import { Message } from '../../components/message.tsx';
import { NotIndexed } from '../../components/not-indexed.tsx';
import { type AskedLearner, askedLearner, whoseAre } from '../../learner/asked-learner.rules.ts';
import { CertificateCard } from './certificate-card.tsx';
import { useCertificatesQuery } from './certificates.api.ts';
import { NoCertificates } from './no-certificates.tsx';

/** A learner's certificates, the newest first. */
export function CertificatesPage() {
  const { t } = useTranslation('certificates');
  const asked = askedLearner(useParams()['studentId']);
  if (!asked) return <Message title={t('unknown.title')} text={t('unknown.text')} />;
  return <CertificatesOf key={asked.kind === 'own' ? 'me' : asked.id} asked={asked} />;
}

function CertificatesOf({ asked }: { readonly asked: AskedLearner }) {
  const { i18n } = useTranslation('certificates');
  const { isLoading } = useSession();
  const { data, error, refetch } = useCertificatesQuery(
    { ...(asked.kind === 'student' && { student_id: asked.id }), language: i18n.language },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <LoadSkeleton lines={6} />;
  if (error && !data)
    return <LearnerFailure texts="certificates" error={error as ApiError} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={6} />;
  return <AllCertificates asked={asked} certificates={data.certificates} />;
}

interface AllCertificatesProps {
  readonly asked: AskedLearner;
  readonly certificates: readonly Certificate[];
}

function AllCertificates({ asked, certificates }: AllCertificatesProps) {
  const { t } = useTranslation('certificates');
  const { user } = useSession();
  const whose = whoseAre(asked, user);
  const title =
    whose.kind === 'of' ? t('of', { name: whose.name }) : t(whose.kind === 'mine' ? 'mine' : 'title');
  return (
    <div className="earned-page">
      <NotIndexed />
      <PageHead title={title} text={certificates.length > 0 && t('listText')}>
        <LinkButton to={`badges/${asked.kind === 'own' ? 'me' : asked.id}`}>{t('badges')}</LinkButton>
      </PageHead>
      {certificates.length === 0 ? (
        <NoCertificates />
      ) : (
        <ul className="certificate-list">
          {certificates.map(certificate => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
