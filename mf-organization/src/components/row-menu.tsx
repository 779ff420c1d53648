import { Icon, Popover } from '@burrow/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface RowMenuProps {
  /** Names the row that it is about. */
  readonly label: string;
  /** List items, each with a link or a button. */
  readonly children: ReactNode;
}

/** What can be done with a row of a table, behind three dots. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const list = (
    <RowMenuList onBlur={onBlur} onClose={close}>
      {children}
    </RowMenuList>
  );
  return (
    <Popover
      content={list}
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      arrow={false}
      destroyOnHidden
    >
      <button ref={button} type="button" className="row-menu__button" aria-expanded={open} aria-label={label}>
        <Icon name="more" size={22} />
      </button>
    </Popover>
  );
}

interface RowMenuListProps {
  readonly onBlur: (event: FocusEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function RowMenuList({ onBlur, onClose, children }: RowMenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }), []);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- events bubble up from its links and buttons
    <ul ref={list} className="row-menu" onBlur={onBlur} onKeyDown={onKeyDown} onClick={onClose}>
      {children}
    </ul>
  );
}
