import { LocaleLink } from '@burrow/client';
import { type Certificate, shownNumber } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Portrait } from '@burrow/ui';
import { animalOf } from './certificate.rules.ts';

/** A certificate in the list: what it is for, since when, and the way to its page. */
export function CertificateCard({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { day } = useDates();
  const {
    id,
    kind,
    course_id: course,
    course_name,
    chapter_name: chapter,
    issued_at,
    revoked_at,
  } = certificate;
  return (
    <article className="certificate-card">
      <span className="certificate-card__seal">
        <Portrait character={animalOf(course)} size={48} />
      </span>
      <div className="certificate-card__words">
        <h2>
          <LocaleLink to={`certificate/${id}`}>{t(`kinds.${kind}`, { chapter })}</LocaleLink>
        </h2>
        <p>{course_name}</p>
        <p className="certificate-card__facts">
          <span>{day(issued_at)}</span>
          <code>{shownNumber(id)}</code>
        </p>
        {revoked_at !== null && <p className="certificate-card__revoked">{t('revoked')}</p>}
      </div>
    </article>
  );
}
