import { compiler } from 'markdown-to-jsx/html';

/** Turns one of our Markdown files into HTML at build time, so that pages do not need the parser. */
export default function toHtml(markdown) {
  const html = compiler(markdown, { disableParsingRawHTML: true, forceBlock: true });
  return `export default ${JSON.stringify(html)};`;
}
