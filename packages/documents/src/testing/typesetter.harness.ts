import typst from '@myriaddreamin/typst-ts-node-compiler';
import { FontShelf } from '../fonts/font-shelf.ts';

/** Sets texts of one language by the fonts of the shelf, to compare them. */
export class Typesetter {
  private readonly language: string;
  private readonly shelf = new FontShelf();

  constructor(language: string) {
    this.language = language;
  }

  /** The width in points at a size of 100. */
  width(text: string): number {
    const { compiler, source } = this.prepare(
      text,
      '#context [#metadata(measure(set-in).width.pt()) <width>]',
    );
    const [found] = compiler.query(
      { mainFileContent: source },
      { selector: '<width>', field: 'value' },
    ) as number[];
    return found ?? Number.NaN;
  }

  /** The glyphs as outlines with their places. */
  drawing(text: string): string {
    const { compiler, source } = this.prepare(text, '#set-in');
    return compiler.plainSvg({ mainFileContent: source });
  }

  private prepare(text: string, body: string) {
    const faces = this.shelf.facesFor(this.language, text);
    const fontBlobs = faces.flatMap(face => face.fonts.map(font => Buffer.from(font.buffer)));
    const compiler = typst.NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });
    const families = JSON.stringify(faces.map(face => face.family))
      .replace('[', '(')
      .replace(']', ',)');
    const source = `#set page(width: 100cm, height: 10cm)
#set text(font: ${families}, fallback: false, size: 100pt, lang: "${this.language}")
#let set-in = ${JSON.stringify(text)}
${body}`;
    return { compiler, source };
  }
}
