import { Portrait } from '@burrow/ui';
import { LocaleLink } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { LastPlayed } from '../../components/last-played.tsx';

/** A student at a glance, with links to what can be done. */
export function StudentCard({ student }: { readonly student: Student }) {
  const { t } = useTranslation('profile');
  const { id, username, full_name: fullName, character, last_played: last } = student;
  const page = `profile/students/${id}`;
  const links = [
    { to: `${page}/edit`, text: t('students.edit'), label: t('students.editOf', { name: username }) },
    { to: `${page}/card`, text: t('loginCard.link'), label: t('loginCard.of', { name: username }) },
  ];
  return (
    <article className="student-card">
      <Portrait character={character} size={64} framed />
      <div className="student-card__words">
        <h2 className="student-card__name" dir="auto">
          <LocaleLink to={page}>{username}</LocaleLink>
        </h2>
        {fullName && <p dir="auto">{fullName}</p>}
        <LastPlayed at={last?.at} />
      </div>
      <div className="student-card__links">
        {links.map(({ to, text, label }) => (
          <LocaleLink key={to} to={to} aria-label={label}>
            {text}
          </LocaleLink>
        ))}
      </div>
    </article>
  );
}
