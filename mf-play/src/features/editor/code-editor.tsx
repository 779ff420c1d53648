import { lazy, Suspense } from 'react';
import type { AceEditorProps } from './ace-editor.tsx';

const loadAceEditor = () => import('./ace-editor.tsx');

const AceEditor = lazy(async () => ({ default: (await loadAceEditor()).AceEditor }));

/** Begins to load the editor's library. */
export function preloadEditor(): void {
  loadAceEditor().catch(() => undefined);
}

/** The code editor; its library is loaded beside the page. Until then the code is readable. */
export function CodeEditor(props: AceEditorProps) {
  return (
    <div className="code-editor" dir="ltr">
      <Suspense fallback={<pre className="code-editor__waiting">{props.code}</pre>}>
        <AceEditor {...props} />
      </Suspense>
    </div>
  );
}
