import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { MAX_INDENT } from './arrangement.rules.ts';
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
  /** Moves it in by some steps, or out; null where its indentation is given. */
  readonly onIndent: ((steps: number) => void) | null;
}

interface IndentButtonsProps {
  readonly text: string;
  readonly indent: number;
  readonly onIndent: (steps: number) => void;
}

/** Out and in, for those who have no arrow keys. A button that can go no further stays where it is. */
function IndentButtons({ text, indent, onIndent }: IndentButtonsProps) {
  const { t } = useTranslation('exercises');
  const ways = [
    { key: 'out', steps: -1, icon: 'back', isOff: indent === 0 },
    { key: 'in', steps: 1, icon: 'forward', isOff: indent === MAX_INDENT },
  ] as const;
  return ways.map(({ key, steps, icon, isOff }) => (
    <button
      key={key}
      type="button"
      className="order-line__take"
      aria-label={t(`order.${key}`, { text })}
      aria-disabled={isOff}
      onClick={() => !isOff && onIndent(steps)}
    >
      <Icon name={icon} size={18} />
    </button>
  ));
}

/** A line of the program: the arrow keys move and indent it, Delete takes it out. */
export function ProgramLine(props: ProgramLineProps) {
  const { line, text, place, indent, mark, disabled, keysId, onKey, onTake, onIndent } = props;
  const { t } = useTranslation('exercises');
  const { listeners, setNodeRef: setLine, style, isDragging } = useMoved(line, disabled);
  const { setNodeRef, isOver } = useDroppable({ id: idOfPlace(place) });
  return (
    <li
      ref={setNodeRef}
      className={`order-line ${onIndent && !disabled ? 'order-line--indents' : ''}`}
      data-over={isOver && !isDragging}
      data-mark={mark}
    >
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
      {onIndent && !disabled && <IndentButtons text={text.trim()} indent={indent} onIndent={onIndent} />}
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
