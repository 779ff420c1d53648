import { Portrait } from '@burrow/ui';
import { LocaleLink, menuText } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { MenuLine, MenuStudent } from './account-menu.rules.ts';

const ITEM = { role: 'menuitem', tabIndex: -1, className: 'account-menu__item' };

interface MenuItemProps {
  readonly line: MenuLine;
  readonly onAct: () => void;
}

export function MenuItem({ line, onAct }: MenuItemProps) {
  const { i18n } = useTranslation('account-menu');
  if (line.kind === 'modal') return <MenuButton text={menuText(line.text, i18n.language)} onAct={onAct} />;
  return (
    <LocaleLink to={line.to} {...ITEM} onClick={onAct}>
      {line.kind === 'student' ? <StudentLine student={line.student} /> : menuText(line.text, i18n.language)}
    </LocaleLink>
  );
}

interface MenuButtonProps {
  readonly text: string;
  readonly onAct: () => void;
}

export function MenuButton({ text, onAct }: MenuButtonProps) {
  return (
    <button type="button" {...ITEM} onClick={onAct}>
      {text}
    </button>
  );
}

function StudentLine({ student }: { readonly student: MenuStudent }) {
  return (
    <>
      <Portrait character={student.character} size={36} framed />
      <span className="account-menu__student">
        <strong dir="auto">{student.username}</strong>
        {student.className && <span dir="auto">{student.className}</span>}
      </span>
    </>
  );
}
