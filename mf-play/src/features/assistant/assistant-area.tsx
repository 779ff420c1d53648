import { lazyDialog } from '@burrow/client';
import { loadAssistantTexts } from '../../locales/texts.ts';
import { useScreen } from '../../level/screen.context.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import type { Assistant } from './use-assistant.ts';
import type { TipContext } from './tip-context.types.ts';
import { useErrorWords } from './use-error-words.ts';

const Owl = lazyDialog(
  async () => (await Promise.all([import('./owl.panel.tsx'), loadAssistantTexts()]))[0].OwlPanel,
);

/** Loads what the owl needs, so that it can say what went wrong without the network. */
export const preloadOwl = (): void => Owl.preload();

interface AssistantAreaProps {
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
  /** How the last run ended, until that is dismissed. */
  readonly shown: RunResult | null;
  readonly onDismiss: () => void;
}

/**
 * The place below the code where the owl says what went wrong, gives tips, and helps in steps. Empty if it has
 * nothing to say.
 */
export function AssistantArea({ assistant, context, onCode, shown, onDismiss }: AssistantAreaProps) {
  const said = useErrorWords(shown);
  const { panel, openPanel, showSide } = useScreen();
  const isHelping = panel === 'help';
  if (said === null && assistant.asked === null && !isHelping) return null;
  const close = (): void => {
    assistant.close();
    onDismiss();
    if (isHelping) openPanel(null);
  };
  const help = (): void => {
    openPanel('help');
    // On a phone the steps would lie over the animal: they stand below the code.
    showSide('code');
  };
  return (
    <Owl
      open
      onClose={close}
      assistant={assistant}
      context={context}
      onCode={onCode}
      said={said}
      isHelping={isHelping}
      onHelp={help}
    />
  );
}
