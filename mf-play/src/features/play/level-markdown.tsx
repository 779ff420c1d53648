import Markdown from 'markdown-to-jsx/react';
import { memo } from 'react';

/** A text of a level. Raw HTML in it stays text. It is parsed once, not at each step of a run. */
export const LevelMarkdown = memo(function LevelMarkdown({ text }: { readonly text: string }) {
  return (
    <div className="level-markdown">
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{text}</Markdown>
    </div>
  );
});
