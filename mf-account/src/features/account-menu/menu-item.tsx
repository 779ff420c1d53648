import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Portrait } from '../../components/portrait.tsx';
import type { MenuEntry, MenuStudent } from './account-menu.rules.ts';

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly onAct: () => void;
}

export function MenuItem({ entry, onAct }: MenuItemProps) {
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
      {entry.kind === 'student' ? <StudentLine student={entry.student} /> : t(`menu.${entry.key}`)}
    </LocaleLink>
  );
}

function StudentLine({ student }: { readonly student: MenuStudent }) {
  return (
    <>
      <Portrait character={student.character} size={36} />
      <span className="account-menu__student">
        <strong dir="auto">{student.username}</strong>
        {student.className && <span dir="auto">{student.className}</span>}
      </span>
    </>
  );
}
