import { useTranslation } from '@burrow/i18n';
import { lazy, Suspense, useRef, useState } from 'react';
import type { summaryOf } from '../../book/book.ts';
import { loadBookTexts } from '../../locales/texts.ts';
import { aceMessages } from './ace-messages.rules.ts';
import type { AceEditorProps } from './ace-editor.tsx';
import type { CompletionSource } from './completions.ts';

const loadAceEditor = () => import('./ace-editor.tsx');

/** The documentation of completions is in the code book, which is loaded when the learner begins to type. */
const loadBook = async () => {
  const [book] = await Promise.all([import('../../book/book.ts'), loadBookTexts()]);
  return book;
};

const AceEditor = lazy(async () => ({ default: (await loadAceEditor()).AceEditor }));

/** Begins to load the editor's library. */
export function preloadEditor(): void {
  loadAceEditor().catch(() => undefined);
}

interface CodeEditorProps extends Omit<AceEditorProps, 'completions' | 'messages' | 'onFocus'> {
  /** Names that the level gives to the program; they can be completed. */
  readonly names: readonly string[];
  readonly things: CompletionSource['things'];
}

/** The code editor; its library is loaded separately. Until then the code can be read. */
export function CodeEditor({ names, things, ...props }: CodeEditorProps) {
  const { t } = useTranslation('play');
  const [messages] = useState(() => aceMessages(t));
  const summaries = useRef<typeof summaryOf | null>(null);
  const completions: CompletionSource = {
    describe: name => summaries.current?.(name, t) ?? null,
    names: () => names,
    things,
  };
  const bringBook = (): void => {
    loadBook().then(
      book => (summaries.current = book.summaryOf),
      () => undefined,
    );
  };
  return (
    <div className="code-editor" dir="ltr">
      <Suspense fallback={<pre className="code-editor__waiting">{props.code}</pre>}>
        <AceEditor {...props} messages={messages} completions={completions} onFocus={bringBook} />
      </Suspense>
    </div>
  );
}
