import { inflateSync } from 'node:zlib';

/** Text that was set in one go, with the place on the page in points, from the left and from the bottom. */
export interface TextRun {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A file of Typst, as far as tests ask about it. */
export interface ReadPdf {
  readonly pages: number;
  readonly title: string;
  readonly language: string;
  readonly isAccessible: boolean;
  readonly links: readonly string[];
  /** Width and height of the first page in millimetres. */
  readonly size: readonly number[];
  /** What one would copy out of it: glyphs by their table ToUnicode, or the text that stands for them. */
  readonly text: string;
  readonly runs: readonly TextRun[];
}

const fromHex = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\ufeff/, '');

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (literal: string): string =>
  literal.replaceAll(/\\([0-7]{1,3}|[^])/g, (_, escape: string) =>
    /^[0-7]/.test(escape) ? String.fromCharCode(Number.parseInt(escape, 8)) : (ESCAPES[escape] ?? escape),
  );

const stringOf = (token: string): string =>
  token.startsWith('<') ? fromHex(token.slice(1, -1)) : unescaped(token.slice(1, -1));

class PdfFile {
  private readonly bytes: Buffer;
  private readonly objects = new Map<string, string>();
  private readonly starts = new Map<string, number>();

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes);
    const file = this.bytes.toString('latin1');
    for (const found of file.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
      this.objects.set(found[1] ?? '', found[2] ?? '');
      this.starts.set(found[1] ?? '', found.index + found[0].indexOf('obj\n') + 4);
    }
  }

  /** The first object in which that stands. */
  find(pattern: RegExp): string {
    return this.all(pattern)[0] ?? '';
  }

  all(pattern: RegExp): string[] {
    return [...this.objects.values()].filter(object => pattern.test(object));
  }

  object(id: string): string {
    return this.objects.get(id) ?? '';
  }

  stream(id: string): string {
    const object = this.object(id);
    const start = (this.starts.get(id) ?? 0) + object.indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
    const data = this.bytes.subarray(start, start + length);
    return (object.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
  }
}

/** By the two bytes of a glyph. */
function readToUnicode(cmap: string): Map<string, string> {
  return new Map(
    [...cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = '', text = '']) => [
      Buffer.from(glyph, 'hex').toString('latin1'),
      fromHex(text),
    ]),
  );
}

function fontsOf(file: PdfFile, page: string): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  const resources = page + file.object(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '');
  for (const [, name = '', id = ''] of resources.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(file.object(id))?.[1];
    if (cmap !== undefined) fonts.set(name, readToUnicode(file.stream(cmap)));
  }
  return fonts;
}

function runsOf(file: PdfFile, page: string): TextRun[] {
  const fonts = fontsOf(file, page);
  const content = file.stream(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '');
  const marked: boolean[] = [];
  let font = new Map<string, string>();
  const runs: { x: number; y: number; text: string }[] = [];
  const write = (text: string): void => {
    const run = runs.at(-1);
    if (run !== undefined) run.text += text;
  };
  const tokens =
    /1 0 0 -1 (-?[\d.]+) (-?[\d.]+) cm|\/ActualText (<[0-9A-F]+>|\((?:\\[^]|[^\\)])*\))\s*>> BDC|(B[DM]C)\b|(EMC)\b|\/(f\d+) [\d.]+ Tf|\(((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*)\)/g;
  for (const [, x, y, actual, begin, end, name, literal] of content.matchAll(tokens)) {
    if (x !== undefined) runs.push({ x: Number(x), y: Number(y), text: '' });
    if (actual !== undefined) write(stringOf(actual));
    if (actual !== undefined || begin !== undefined) marked.push(actual !== undefined);
    if (end !== undefined) marked.pop();
    if (name !== undefined) font = fonts.get(name) ?? new Map<string, string>();
    if (literal !== undefined && !marked.includes(true))
      write((unescaped(literal).match(/[^]{2}/g) ?? []).map(glyph => font.get(glyph) ?? '').join(''));
  }
  return runs.filter(run => run.text !== '');
}

/** Reads a file that Typst wrote. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = new PdfFile(bytes);
  const pages = file.all(/\/Type \/Page\n/);
  const runs = pages.flatMap(page => runsOf(file, page));
  const catalogue = file.find(/\/Type \/Catalog/);
  const title = /\/Title (<[0-9A-F]+>|\(.*\))/.exec(file.find(/\/Creator/));
  const box = /\/MediaBox \[([\d. ]+)\]/.exec(pages[0] ?? '')?.[1]?.split(' ') ?? [];
  return {
    pages: pages.length,
    title: stringOf(title?.[1] ?? '()'),
    language: /\/Lang \((.*?)\)/.exec(catalogue)?.[1] ?? '',
    isAccessible:
      file.find(/<pdfuaid:part>1</) !== '' &&
      catalogue.includes('/Marked true') &&
      catalogue.includes('/StructTreeRoot'),
    links: file.all(/\/URI \(/).flatMap(link => /\/URI \((.*)\)/.exec(link)?.[1] ?? []),
    size: box.slice(2).map(points => Math.round((Number(points) * 25.4) / 72)),
    text: runs.map(run => run.text).join(''),
    runs,
  };
}
