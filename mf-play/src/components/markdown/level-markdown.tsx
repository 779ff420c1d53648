import { LocaleLink } from '@burrow/client';
import { memo, useMemo, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from './markdown.rules.ts';

interface LevelMarkdownProps {
  readonly text: string;
  /** The element of its headings; `h3` by default. */
  readonly heading?: 'h2' | 'h3';
  /** If it is not that of the page. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** A text of a level. Raw HTML in it stays text. It is parsed once, not at each step of a run. */
export const LevelMarkdown = memo(function LevelMarkdown(props: LevelMarkdownProps) {
  const { text, heading = 'h3', lang, dir } = props;
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="level-markdown" lang={lang} dir={dir}>
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} heading={heading} />
      ))}
    </div>
  );
});

interface BlockTextProps {
  readonly block: Block;
  readonly heading: 'h2' | 'h3';
}

function BlockText({ block, heading: Heading }: BlockTextProps) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.children.map(inline)}</p>;
    case 'heading':
      return <Heading>{block.children.map(inline)}</Heading>;
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
        <TextLink key={index} href={piece.href}>
          {piece.children.map(inline)}
        </TextLink>
      );
  }
}

interface TextLinkProps {
  /** A complete URL, or one from the root of the site, without a language. */
  readonly href: string;
  readonly children: ReactNode;
}

function TextLink({ href, children }: TextLinkProps) {
  if (href.startsWith('/')) return <LocaleLink to={href.slice(1)}>{children}</LocaleLink>;
  return <a href={href}>{children}</a>;
}
