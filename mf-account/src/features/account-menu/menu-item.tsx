import { LocaleLink } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Portrait } from '../../components/portrait.tsx';
import type { MenuEntry } from './account-menu.rules.ts';

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly user: CurrentUser;
  readonly onAct: () => void;
}

export function MenuItem({ entry, user, onAct }: MenuItemProps) {
  const { t } = useTranslation('account-menu');
  const common = { role: 'menuitem', tabIndex: -1, className: 'account-menu__item', onClick: onAct };
  if (entry.kind === 'modal' || entry.kind === 'log-out')
    return (
      <button type="button" {...common}>
        {t(`menu.${entry.key}`)}
      </button>
    );
  return (
    <LocaleLink to={entry.to} {...common}>
      {entry.kind === 'student' ? <StudentLine user={user} /> : t(`menu.${entry.key}`)}
    </LocaleLink>
  );
}

function StudentLine({ user }: { readonly user: CurrentUser }) {
  const { student_details: student, class_details: schoolClass } = user;
  if (!student) return null;
  return (
    <>
      <Portrait character={student.character} size={36} />
      <span className="account-menu__student">
        <strong dir="auto">{student.username}</strong>
        {schoolClass && <span dir="auto">{schoolClass.name}</span>}
      </span>
    </>
  );
}
