import Markdown from 'markdown-to-jsx/react';

/** A text of a level. Raw HTML in it stays text. */
export function LevelMarkdown({ text }: { readonly text: string }) {
  return (
    <div className="level-markdown">
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{text}</Markdown>
    </div>
  );
}
