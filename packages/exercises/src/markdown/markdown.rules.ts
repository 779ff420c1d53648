/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** A block of a text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|(?<![\w*])\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/u;

/** Only pages of the web and of this site: no script can hide in a lesson's link. */
const SAFE_LINK = /^(https:\/\/|\/(?!\/))/;

/** Returns the pieces of a line: `code`, **strong**, *em* and [links](/to). Anything else, even HTML, stays text. */
export function parseInline(text: string): readonly Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const { code, strong, em, label = '', href } = found.groups ?? {};
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    piece(),
    ...parseInline(after),
  ];

  function piece(): Inline {
    if (code !== undefined) return { kind: 'code', text: code };
    if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
    if (em !== undefined) return { kind: 'em', children: parseInline(em) };
    if (href !== undefined && SAFE_LINK.test(href))
      return { kind: 'link', href, children: parseInline(label) };
    return { kind: 'text', text: found?.[0] ?? '' };
  }
}

const FENCE = /^```/;
const HEADING = /^#{1,6} +/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d+[.)] +/;

const joined = (lines: readonly string[]): readonly Inline[] =>
  parseInline(lines.map(line => line.trim()).join(' '));

/** Returns the items of a list; a line that does not begin one continues the one before it. */
function itemsOf(lines: readonly string[], mark: RegExp): readonly (readonly Inline[])[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push([line.replace(mark, '')]);
    else items.at(-1)?.push(line);
  }
  return items.map(joined);
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (HEADING.test(first))
    return { kind: 'heading', children: joined([first.replace(HEADING, ''), ...lines.slice(1)]) };
  if (BULLET.test(first)) return { kind: 'list', ordered: false, items: itemsOf(lines, BULLET) };
  if (NUMBER.test(first)) return { kind: 'list', ordered: true, items: itemsOf(lines, NUMBER) };
  return { kind: 'paragraph', children: joined(lines) };
}

/** Returns the blocks of a lesson's Markdown: paragraphs, headings, flat lists and fenced code. */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let code: string[] | null = null;
  const close = (): void => {
    if (open.length > 0) blocks.push(blockOf(open));
    open = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (FENCE.test(line)) {
      close();
      if (code) blocks.push({ kind: 'code', text: code.join('\n') });
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (line.trim() === '') close();
    else open.push(line);
  }
  close();
  if (code) blocks.push({ kind: 'code', text: code.join('\n') });
  return blocks;
}
