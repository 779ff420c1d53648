import { useTranslation } from '@burrow/i18n';

interface GridButtonProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides the grid with its numbers. */
export function GridButton({ isShown, onToggle }: GridButtonProps) {
  const { t } = useTranslation('play');
  return (
    <button
      type="button"
      aria-label={t('map.grid')}
      aria-pressed={isShown}
      title={t('map.grid')}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path
          d="M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
