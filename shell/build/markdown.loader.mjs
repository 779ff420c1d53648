import { compiler } from 'markdown-to-jsx/html';

/** Turns a Markdown file of ours into HTML at build time, so that pages need not bring the parser. */
export default function toHtml(markdown) {
  const html = compiler(markdown, { disableParsingRawHTML: true, forceBlock: true });
  return `export default ${JSON.stringify(html)};`;
}
