import { useTranslation } from '@burrow/i18n';

/** What each key does, with the keys as they are written on a keyboard. */
const SHORTCUTS = [
  ['run', 'Ctrl + Enter, ⌘ + Enter'],
  ['indent', 'Tab'],
  ['outdent', 'Shift + Tab'],
  ['leave', 'Esc, Tab'],
  ['map', '← ↑ → ↓, Enter'],
  ['timeline', '← →, Home, End'],
  ['zoom', 'Page Up, Page Down'],
] as const;

/** The keys of the play screen. */
export function Shortcuts() {
  const { t } = useTranslation('play-dialogs');
  return (
    <details className="shortcuts">
      <summary>{t('shortcuts.title')}</summary>
      <dl>
        {SHORTCUTS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
