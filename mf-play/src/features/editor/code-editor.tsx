import { useTranslation } from '@burrow/i18n';
import { lazy, Suspense, useCallback } from 'react';
import { loadCodeBookTexts } from '../../locales/play-texts.ts';
import type { AceEditorProps } from './ace-editor.tsx';

const loadAceEditor = () => import('./ace-editor.tsx');

const AceEditor = lazy(async () => ({ default: (await loadAceEditor()).AceEditor }));

/** Begins to load the editor's library. */
export function preloadEditor(): void {
  loadAceEditor().catch(() => undefined);
}

/** The words of the code book are brought when somebody begins to type. */
const bringWords = (): void => void loadCodeBookTexts().catch(() => undefined);

/** The code editor; its library is loaded beside the page. Until then the code is readable. */
export function CodeEditor(props: Omit<AceEditorProps, 'describe' | 'onFocus'>) {
  const { i18n } = useTranslation('play');
  const describe = useCallback(
    (name: string): string | null => {
      const key = `code-book:entries.${name}.text`;
      return i18n.exists(key) ? i18n.t(key) : null;
    },
    [i18n],
  );
  return (
    <div className="code-editor" dir="ltr">
      <Suspense fallback={<pre className="code-editor__waiting">{props.code}</pre>}>
        <AceEditor {...props} describe={describe} onFocus={bringWords} />
      </Suspense>
    </div>
  );
}
