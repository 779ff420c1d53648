import type { PlayerCommandName } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { memo, type PointerEvent, type RefObject } from 'react';
import { useTwoColumns } from '../../level/use-media.ts';
import type { EditorHandle } from './editor-handle.ts';
import { codeKeys } from './key-row.rules.ts';

interface KeyRowProps {
  readonly commands: readonly PlayerCommandName[];
  readonly editor: RefObject<EditorHandle | null>;
  readonly disabled: boolean;
}

/** A press must not take the focus from the editor, or the touch keyboard closes. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** Keys above a touch keyboard, on small screens: indentation, signs and the level's commands. */
export const KeyRow = memo(function KeyRow({ commands, editor, disabled }: KeyRowProps) {
  const { t } = useTranslation('play');
  if (useTwoColumns()) return null;
  return (
    <div className="key-row" role="toolbar" aria-label={t('keys.label')} dir="ltr">
      <Key label="⇤" name={t('keys.outdent')} disabled={disabled} onPress={() => editor.current?.outdent()} />
      <Key label="⇥" name={t('keys.indent')} disabled={disabled} onPress={() => editor.current?.indent()} />
      {codeKeys(commands).map(({ label, snippet }) => (
        <Key key={label} label={label} disabled={disabled} onPress={() => editor.current?.insert(snippet)} />
      ))}
    </div>
  );
});

interface KeyProps {
  readonly label: string;
  /** Read aloud in place of a label that is only a sign. */
  readonly name?: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Key({ label, name, disabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className="key-row__key"
      aria-label={name}
      disabled={disabled}
      onPointerDown={keepFocus}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
