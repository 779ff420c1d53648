import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Tooltip } from '@burrow/ui';
import { useState } from 'react';
import { useCreditQuery } from '../../level/level.api.ts';
import { wayToMore } from './activations.rules.ts';
import { tipType } from './tip-type.rules.ts';
import type { Assistant } from './use-assistant.ts';

interface AssistantToolsProps {
  readonly assistant: Assistant;
  readonly course: string;
}

/** The switch of the tips and the button that requests one, with the number left for the day. */
export function AssistantTools({ assistant, course }: AssistantToolsProps) {
  const { t } = useTranslation('play');
  const { isOn, isAsking, asked, turn, ask, button } = assistant;
  const [isWanted, setWanted] = useState(false);
  const { user } = useSession();
  const skip = !assistant.isAvailable || (!isWanted && asked === null);
  const left = useCreditQuery(tipType(course), { skip }).currentData?.counter ?? null;
  if (!assistant.isAvailable) return <DisabledSwitch />;
  const label = t(isAsking ? 'assistant.asking' : 'assistant.ask');
  const more = left === null ? null : wayToMore(user);
  const words = [
    label,
    left !== null && t('assistant.left', { count: left }),
    more && t(`assistant.${more}`),
  ];
  const told = words.filter(Boolean).join('. ');
  const want = (): void => setWanted(true);
  return (
    <div className="assistant-tools">
      <button
        type="button"
        role="switch"
        className="tip-switch"
        aria-checked={isOn}
        onClick={() => turn(!isOn)}
      >
        {t('assistant.tips')}
      </button>
      {isOn && (
        <Tooltip title={told}>
          <Button
            ref={button}
            type="text"
            className="editor-tool"
            aria-label={told}
            aria-disabled={isAsking}
            onClick={() => !isAsking && ask()}
            onPointerEnter={want}
            onFocus={want}
          >
            <Icon name="hint" />
            {left !== null && <span>{left}</span>}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

/** The switch for a learner whose assistant was switched off: it stays off, and says why. */
function DisabledSwitch() {
  const { t } = useTranslation('play');
  return (
    <div className="assistant-tools">
      <Tooltip title={t('assistant.disabled')} trigger={['hover', 'focus', 'click']}>
        <button
          type="button"
          role="switch"
          className="tip-switch"
          aria-checked={false}
          aria-disabled
          aria-label={`${t('assistant.tips')}. ${t('assistant.disabled')}`}
        >
          {t('assistant.tips')}
        </button>
      </Tooltip>
    </div>
  );
}
