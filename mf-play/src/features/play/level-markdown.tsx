import { memo, useMemo, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from '../../components/markdown/markdown.rules.ts';

/** A text of a level. Raw HTML in it stays text. It is parsed once, not at each step of a run. */
export const LevelMarkdown = memo(function LevelMarkdown({ text }: { readonly text: string }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="level-markdown">
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </div>
  );
});

function BlockText({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.children.map(inline)}</p>;
    case 'heading':
      return <h3>{block.children.map(inline)}</h3>;
    case 'code':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item.map(inline)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function inline(piece: Inline, index: number): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return <code key={index}>{piece.text}</code>;
    case 'strong':
      return <strong key={index}>{piece.children.map(inline)}</strong>;
    case 'em':
      return <em key={index}>{piece.children.map(inline)}</em>;
    case 'link':
      return (
        <a key={index} href={piece.href}>
          {piece.children.map(inline)}
        </a>
      );
  }
}
