import { type ApiError, LoadSkeleton, PageHead } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Certificate } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { Message } from '../../components/message.tsx';
import { NotIndexed } from '../../components/not-indexed.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { numberIn } from './certificate.rules.ts';
import { useCertificateQuery } from './certificates.api.ts';
import { ChooseName } from './choose-name.tsx';
import { MissingCertificate } from './missing-certificate.tsx';

/** A certificate, for everybody who has its number: whether it is valid, and what it says. */
export function CertificatePage() {
  const number = numberIn(useParams()['certificateId'] ?? '');
  return number === null ? (
    <MissingCertificate number={null} />
  ) : (
    <CheckedCertificate key={number} id={number} />
  );
}

function CheckedCertificate({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation(['certificates', 'shell']);
  const { data, error, refetch } = useCertificateQuery(
    { id, language: i18n.language },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <Checked certificate={data} />;
  const problem = error as ApiError | undefined;
  if (!problem) return <LoadSkeleton lines={8} />;
  if (problem.status === 404) return <MissingCertificate number={id} />;
  const text = t([`shell:errors.${problem.code}`, 'shell:errors.request/unexpected']);
  return (
    <Message alert title={t('missing.notLoaded')} text={text}>
      <Button type="primary" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Message>
  );
}

function Checked({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { id, revoked_at: revokedAt, may_choose_name: mayChoose } = certificate;
  return (
    <div className="earned-page certificate-page">
      <NotIndexed />
      <PageHead title={t('one.title')} text={t('one.text')}>
        {revokedAt === null && <CertificateActions id={id} />}
      </PageHead>
      <Validity certificate={certificate} />
      <CertificateSheet certificate={certificate} />
      {mayChoose && <ChooseName certificate={certificate} />}
    </div>
  );
}

function Validity({ certificate: { issued_at, revoked_at, name } }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { day } = useDates();
  return revoked_at === null ? (
    <Note kind="success">
      <strong>{t('one.valid')}</strong>
      <span>{t('one.validSince', { day: day(issued_at) })}</span>
      {name === null && <span>{t('one.nameWhy')}</span>}
    </Note>
  ) : (
    <Note kind="error">
      <strong>{t('one.revoked')}</strong>
      <span>{t('one.revokedSince', { day: day(revoked_at) })}</span>
    </Note>
  );
}
