import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Tooltip } from '@burrow/ui';
import { useState } from 'react';
import { useCreditQuery } from '../play/play.api.ts';
import { tipType } from './tip-type.rules.ts';
import type { Assistant } from './use-assistant.ts';

interface AssistantToolsProps {
  readonly assistant: Assistant;
  readonly course: string;
}

/** The switch of the tips and the button that asks for one, with what is left of the day. */
export function AssistantTools({ assistant, course }: AssistantToolsProps) {
  const { t } = useTranslation('play');
  const { isOn, isAsking, asked, turn, ask, button } = assistant;
  const [isWanted, setWanted] = useState(false);
  const skip = !isWanted && asked === null;
  const left = useCreditQuery(tipType(course), { skip }).currentData?.counter ?? null;
  if (!assistant.isAvailable) return null;
  const label = t(isAsking ? 'assistant.asking' : 'assistant.ask');
  const count = left === null ? null : t('assistant.left', { count: left });
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
        <Tooltip title={count ? `${label}. ${count}` : label}>
          <Button
            ref={button}
            type="text"
            className="editor-tool"
            aria-label={count ? `${label}. ${count}` : label}
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
