import { type Certificate, shownNumber } from '@burrow/contracts';
import { courseEntry } from '@burrow/contracts/courses';
import { Trans, useDates, useTranslation } from '@burrow/i18n';
import { Icon, PixelSquare, Portrait } from '@burrow/ui';
import { animalOf, completedIn } from './certificate.rules.ts';

/** The certificate itself, as it is printed. */
export function CertificateSheet({ certificate }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { kind, course_name: course, revoked_at: revokedAt } = certificate;
  const isRevoked = revokedAt !== null;
  return (
    <article className={isRevoked ? 'certificate-sheet certificate-sheet--revoked' : 'certificate-sheet'}>
      <div className="certificate-sheet__inside">
        <p className="certificate-sheet__brand">{t('one.site')}</p>
        <h2>{t('one.heading')}</h2>
        <p>{t('one.awardedTo')}</p>
        <Name certificate={certificate} />
        {certificate.school && (
          <p className="certificate-sheet__school" dir="auto">
            {certificate.school}
          </p>
        )}
        <p className="certificate-sheet__what">
          <Trans
            text={t(`one.what.${kind}`, { what: completedIn(certificate), course })}
            parts={{ what: name => <strong>{name}</strong> }}
          />
        </p>
        <Learnt certificate={certificate} />
        <Facts certificate={certificate} />
        <p className="certificate-sheet__small">{t('one.verified')}</p>
      </div>
    </article>
  );
}

/** As everybody sees it; on paper, for the family, the whole name stands in its place. */
function Name({ certificate: { name, printed_name: printed } }: { readonly certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  if (name === null) return <p className="certificate-sheet__no-name">{t('one.noName')}</p>;
  const isLonger = printed && printed !== name;
  return (
    <>
      <p className={`certificate-sheet__name${isLonger ? ' only-on-screen' : ''}`} dir="auto">
        {name}
      </p>
      {isLonger && (
        <p className="certificate-sheet__printed only-on-paper" dir="auto">
          {printed}
        </p>
      )}
    </>
  );
}

/** What a chapter is about; of a whole course, its chapters. */
function Learnt({
  certificate: { kind, course_id: course, chapter_id: chapter },
}: {
  readonly certificate: Certificate;
}) {
  const { t } = useTranslation('certificates');
  const { t: courseWord } = useTranslation('course-words');
  const chapters = courseEntry(course)?.chapters ?? [];
  if (kind === 'final-level') return null;
  if (chapter !== null) {
    return !chapters.includes(chapter) ? null : (
      <p className="certificate-sheet__learnt">
        <span className="visually-hidden">{t('one.learnt')}: </span>
        {courseWord(`${course}.chapters.${chapter}.learnt`)}
      </p>
    );
  }
  return (
    <ul className="certificate-sheet__chapters" aria-label={t('one.learnt')}>
      {chapters.map(id => (
        <li key={id}>
          <PixelSquare state="done">
            <Icon name="check" size={20} />
          </PixelSquare>
          {courseWord(`${course}.chapters.${id}.short`)}
        </li>
      ))}
    </ul>
  );
}

function Facts({
  certificate: { id, course_id: course, issued_at: at },
}: {
  readonly certificate: Certificate;
}) {
  const { t } = useTranslation('certificates');
  return (
    <div className="certificate-sheet__facts">
      <dl>
        <dt>{t('one.date')}</dt>
        <dd>{useDates().day(at)}</dd>
      </dl>
      <span className="certificate-sheet__seal">
        <Portrait character={animalOf(course)} size={76} />
      </span>
      <dl>
        <dt>{t('one.number')}</dt>
        <dd>
          <code>{shownNumber(id)}</code>
        </dd>
      </dl>
    </div>
  );
}
