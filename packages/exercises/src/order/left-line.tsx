import { useTranslation } from '@burrow/i18n';
import { useMoved, type LineProps } from './use-moved.ts';

/** A line that is left: a press adds it at the end of the program. */
export function LeftLine({ line, text, disabled, onAdd }: LineProps & { readonly onAdd: () => void }) {
  const { t } = useTranslation('exercises');
  const { listeners, setNodeRef, style } = useMoved(line, disabled);
  return (
    <li className="order-line">
      <button
        ref={setNodeRef}
        type="button"
        className="order-line__code"
        style={style}
        data-order-line={line}
        aria-disabled={disabled}
        aria-label={t('order.add', { text: text.trim() })}
        {...listeners}
        onClick={() => !disabled && onAdd()}
      >
        <code>{text}</code>
      </button>
    </li>
  );
}
