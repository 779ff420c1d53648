import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from './markdown.rules.ts';

/** A link: to a complete URL, or to one from the root of the site, without a language. */
export type LinkTo = ComponentType<{ readonly href: string; readonly children: ReactNode }>;

type Heading = 'h2' | 'h3';

interface MarkdownTextProps {
  readonly text: string;
  /** Must stay the same component. */
  readonly Link: LinkTo;
  /** The element of its headings; `h3` by default. */
  readonly heading?: Heading | undefined;
  /** If it is not that of the page. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** A text in the small Markdown of levels and questions. Raw HTML in it stays text. It is parsed once. */
export const MarkdownText = memo(function MarkdownText(props: MarkdownTextProps) {
  const { text, Link, heading = 'h3', lang, dir } = props;
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="level-markdown" lang={lang} dir={dir}>
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} heading={heading} Link={Link} />
      ))}
    </div>
  );
});

interface BlockTextProps {
  readonly block: Block;
  readonly heading: Heading;
  readonly Link: LinkTo;
}

function BlockText({ block, heading: Heading, Link }: BlockTextProps) {
  const inlines = (pieces: readonly Inline[]): ReactNode[] =>
    pieces.map((piece, index) => <InlineText key={index} piece={piece} Link={Link} />);
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'heading':
      return <Heading>{inlines(block.children)}</Heading>;
    case 'code':
      return (
        <pre tabIndex={0} dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{inlines(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

interface InlineTextProps {
  readonly piece: Inline;
  readonly Link: LinkTo;
}

function InlineText({ piece, Link }: InlineTextProps): ReactNode {
  if ('text' in piece) return piece.kind === 'code' ? <code>{piece.text}</code> : piece.text;
  const children = piece.children.map((child, index) => <InlineText key={index} piece={child} Link={Link} />);
  switch (piece.kind) {
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'link':
      return <Link href={piece.href}>{children}</Link>;
  }
}
