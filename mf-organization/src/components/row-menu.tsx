import { useTranslation } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';
import { Dropdown } from '@burrow/ui/office';
import { useRef, useState } from 'react';

export interface RowAction {
  readonly icon: IconName;
  readonly text: string;
  readonly danger?: boolean;
  readonly onAct: () => void;
}

interface RowMenuProps {
  /** Names the row that it is about. */
  readonly label: string;
  readonly actions: readonly RowAction[];
}

/** What can be done with a row of a table, behind three dots. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ icon, text, danger = false, onAct }) => ({
    key: text,
    icon: <Icon name={icon} />,
    label: text,
    danger,
    onClick: onAct,
  }));
  return (
    <Dropdown
      menu={{ items, 'aria-label': label }}
      trigger={['click']}
      placement={i18n.dir() === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      open={open}
      onOpenChange={next => {
        setOpen(next);
        // However it was closed: by a choice, Escape, or a click elsewhere.
        if (!next) button.current?.focus();
      }}
      // Inside the landmark, for who goes from one to the next.
      getPopupContainer={node => node.closest('main') ?? document.body}
      autoFocus
      destroyOnHidden
    >
      <button
        ref={button}
        type="button"
        className="row-menu__button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
      >
        <Icon name="more" size={22} />
      </button>
    </Dropdown>
  );
}
