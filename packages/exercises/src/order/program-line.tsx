import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { idOfPlace } from './order-places.ts';
import { useMoved, type LineProps } from './use-moved.ts';

interface ProgramLineProps extends LineProps {
  /** From 0. */
  readonly place: number;
  readonly indent: number;
  readonly mark: 'running' | 'error' | undefined;
  /** The element that says what the keys do. */
  readonly keysId: string;
  /** Returns whether the key did something. */
  readonly onKey: (key: string) => boolean;
  readonly onTake: () => void;
}

/** A line of the program: the arrow keys move and indent it, Delete takes it out. */
export function ProgramLine(props: ProgramLineProps) {
  const { line, text, place, indent, mark, disabled, keysId, onKey, onTake } = props;
  const { t } = useTranslation('exercises');
  const { listeners, setNodeRef: setLine, style, isDragging } = useMoved(line, disabled);
  const { setNodeRef, isOver } = useDroppable({ id: idOfPlace(place) });
  return (
    <li ref={setNodeRef} className="order-line" data-over={isOver && !isDragging} data-mark={mark}>
      <button
        ref={setLine}
        type="button"
        className="order-line__code"
        style={{ ...style, paddingInlineStart: `calc(12px + ${indent * 4}ch)` }}
        data-order-line={line}
        aria-disabled={disabled}
        aria-label={t('order.line', { place: place + 1, text: text.trim(), indent })}
        aria-describedby={keysId}
        {...listeners}
        onKeyDown={event => {
          if (onKey(event.key)) event.preventDefault();
        }}
      >
        <code>{text}</code>
      </button>
      <button
        type="button"
        className="order-line__take"
        aria-label={t('order.take', { text: text.trim() })}
        aria-disabled={disabled}
        onClick={() => !disabled && onTake()}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
