import {
  modalOpened,
  sessionFlags,
  signOut,
  snackbarShown,
  useAppDispatch,
  useAppSelector,
  useSession,
} from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, Portrait } from '@burrow/ui';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useStudentsQuery } from '../../api/students.api.ts';
import { useArrowKeys } from '../../components/use-arrow-keys.ts';
import { accountMenu, type MenuLine } from './account-menu.rules.ts';
import { MenuButton, MenuItem } from './menu-item.tsx';

/** Fills the slot `account`: who is logged in, and their menu. */
export function AccountMenu() {
  const { user } = useSession();
  return user && <MenuOf user={user} />;
}

const ITEM = '[role=menuitem]';

interface MenuProps {
  readonly user: CurrentUser;
}

function MenuOf({ user }: MenuProps) {
  const { t } = useTranslation('account-menu');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Where the focus goes when the menu opens: 0 is the first item, -1 the last. */
  const [start, setStart] = useState(0);

  const openAt = (index: number): void => {
    setStart(index);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  const name = user.student_details?.username ?? user.full_name ?? user.email ?? '';
  return (
    <div className="account-menu" onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="account-menu__button"
        // Without it Safari does not focus a button, and the menu would close before the click.
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('menu.label', { name })}
        onClick={() => (open ? close() : openAt(0))}
        onKeyDown={onButtonKey}
      >
        <Face user={user} name={name} />
        <span className="account-menu__name">{name}</span>
        <Icon name="down" size={14} />
      </button>
      {open && <MenuPanel id={id} user={user} start={start} onClose={close} />}
    </div>
  );
}

interface MenuPanelProps extends MenuProps {
  readonly id: string;
  readonly start: number;
  /** Closes the menu and returns the focus to its button. */
  readonly onClose: () => void;
}

function MenuPanel({ id, user, start, onClose }: MenuPanelProps) {
  const { t } = useTranslation('account-menu');
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useArrowKeys(list, ITEM);
  useEffect(() => {
    [...(list.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])].at(start)?.focus();
  }, [start]);

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else moveFocus(event);
  };
  return (
    <div className="account-menu__panel">
      <Heading user={user} />
      <ul id={id} ref={list} role="menu" aria-label={t('menu.title')} onKeyDown={onKey}>
        <Entries user={user} onDone={onClose} />
      </ul>
    </div>
  );
}

function Face({ user, name }: { readonly user: CurrentUser; readonly name: string }) {
  const { student_details: student } = user;
  if (student) return <Portrait character={student.character} size={32} framed />;
  // Drawn by the style sheet: a letter in the text would become part of the button's accessible name.
  return <span className="account-menu__initial" data-initial={[...name][0]?.toLocaleUpperCase()} />;
}

function Heading({ user }: MenuProps) {
  const lines = [user.organization_name, user.is_student ? null : user.email].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div className="account-menu__heading">
      {lines.map(line => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

interface EntriesProps extends MenuProps {
  readonly onDone: () => void;
}

function Entries({ user, onDone }: EntriesProps) {
  const { t, i18n } = useTranslation('account-menu');
  const dispatch = useAppDispatch();
  const { data: family } = useStudentsQuery(undefined, { skip: !sessionFlags(user).isParent });
  const areas = useAppSelector(state => state.areas);
  const entries = areas.flatMap(({ accountMenu: added = [] }) => added);

  const act = (line: MenuLine): void => {
    onDone();
    if (line.kind === 'modal') dispatch(modalOpened({ name: line.modal, props: {} }));
  };
  const logOut = (): void => {
    onDone();
    signOut(dispatch, i18n.language).catch(() => dispatch(snackbarShown(t('menu.logOutFailed'), 'error')));
  };
  return (
    <>
      {accountMenu(user, entries, family?.students).map(line => (
        <li key={line.key} role="none">
          <MenuItem line={line} onAct={() => act(line)} />
        </li>
      ))}
      <li role="none">
        <MenuButton text={t('menu.logOut')} onAct={logOut} />
      </li>
    </>
  );
}
