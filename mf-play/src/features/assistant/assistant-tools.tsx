import { useTranslation } from '@burrow/i18n';
import { Tooltip } from '@burrow/ui';
import type { Assistant } from './use-assistant.ts';

/** The switch of the tips. For a learner whose assistant was switched off it stays off, and says why. */
export function AssistantTools({ assistant }: { readonly assistant: Assistant }) {
  const { t } = useTranslation('play');
  const { isAvailable, isOn, turn } = assistant;
  const tips = t('assistant.tips');
  const isClosed = !isAvailable && {
    'aria-label': `${tips}. ${t('assistant.disabled')}`,
    'aria-disabled': true,
  };
  return (
    <div className="assistant-tools">
      <Tooltip title={isAvailable ? '' : t('assistant.disabled')} trigger={['hover', 'focus', 'click']}>
        <button
          type="button"
          role="switch"
          className="tip-switch"
          aria-checked={isAvailable && isOn}
          {...isClosed}
          onClick={() => isAvailable && turn(!isOn)}
        >
          {tips}
        </button>
      </Tooltip>
    </div>
  );
}
