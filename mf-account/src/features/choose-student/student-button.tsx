import { Icon, Portrait } from '@burrow/ui';
import type { ReactNode } from 'react';

interface StudentButtonProps {
  readonly character: string;
  readonly name: string;
  /** Below the name. */
  readonly note: ReactNode;
  readonly isCurrent: boolean;
  readonly isFirst: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A student who can be chosen. */
export function StudentButton({
  character,
  name,
  note,
  isCurrent,
  isFirst,
  disabled,
  onClick,
}: StudentButtonProps) {
  return (
    <button
      type="button"
      className="student-choice__item"
      autoFocus={isFirst}
      aria-current={isCurrent}
      disabled={disabled}
      onClick={onClick}
    >
      <Portrait character={character} size={48} framed />
      <span className="student-choice__words">
        <strong dir="auto">{name}</strong>
        {note}
      </span>
      {isCurrent && <Icon name="check" />}
    </button>
  );
}
