import { lazyDialog } from '@burrow/client';
import { loadAssistantTexts } from '../../locales/texts.ts';
import type { Assistant } from './use-assistant.ts';
import type { TipContext } from './tip-context.types.ts';

const Tip = lazyDialog(
  async () => (await Promise.all([import('./tip-panel.tsx'), loadAssistantTexts()]))[0].TipPanel,
);

interface AssistantAreaProps {
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
}

/** Where a tip stands; its code and texts come when the first is asked for. */
export function AssistantArea({ assistant, context, onCode }: AssistantAreaProps) {
  if (assistant.asked === null) return null;
  return (
    <Tip
      open
      onClose={assistant.close}
      asked={assistant.asked}
      assistant={assistant}
      context={context}
      onCode={onCode}
    />
  );
}
