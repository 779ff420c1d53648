import { lazyDialog } from '@burrow/client';
import { loadAssistantTexts } from '../../locales/texts.ts';
import type { Assistant } from './use-assistant.ts';
import type { TipContext } from './tip-context.types.ts';

const Tip = lazyDialog(
  async () => (await Promise.all([import('./tip.panel.tsx'), loadAssistantTexts()]))[0].TipPanel,
);

interface AssistantAreaProps {
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
}

/** The place of a tip; its code and texts are loaded when the first one is requested. */
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
