export { parseInline, parseMarkdown, type Block, type Inline } from './markdown.rules.ts';
export { MarkdownText, type LinkTo } from './markdown-text.tsx';
