import typst, { type NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '../documents.types.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import { reasonOf } from './reason.rules.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** What a template is filled with. Texts reach Typst as strings of a JSON document and are never read as markup. */
export interface Sheet {
  readonly template: 'certificate' | 'receipt';
  readonly data: unknown;
  readonly pictures: Readonly<Record<string, Picture | undefined>>;
}

/**
 * Typst with the fonts of the shelf. It reads the folder of templates and what it is given; the templates name neither
 * fonts of the machine nor packages of the network.
 */
export class Press {
  private readonly shelf: FontShelf;
  private compiler: NodeCompiler | undefined;
  private version = 0;

  constructor(shelf: FontShelf) {
    this.shelf = shelf;
  }

  /** @throws Error without any text of the document, if a template, a picture or a character is faulty */
  print({ template, data, pictures }: Sheet): Uint8Array {
    const compiler = this.compilerWithFonts();
    const names: Record<string, string> = {};
    try {
      for (const [name, picture] of Object.entries(pictures)) {
        if (picture === undefined) continue;
        names[name] = `/pictures/${name}.${picture.format}`;
        compiler.mapShadow(path.join(TEMPLATES, names[name]), Buffer.from(picture.bytes));
      }
      // In one step: what `compile` returns would stay in memory until JavaScript collects its garbage.
      const pdf = compiler.pdf(
        {
          mainFilePath: path.join(TEMPLATES, `${template}.typ`),
          inputs: { data: JSON.stringify(data), pictures: JSON.stringify(names) },
        },
        { pdfStandard: 'ua-1' },
      );
      return new Uint8Array(pdf);
    } catch (err) {
      throw new Error(`the ${template} was not printed: ${reasonOf(err)}`);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  }

  /** Fonts cannot be added to a compiler, so that there is a new one when others are on the shelf. */
  private compilerWithFonts(): NodeCompiler {
    const { all, version } = this.shelf;
    if (this.compiler === undefined || version !== this.version) {
      const fontBlobs = all.flatMap(face => face.fonts.map(font => Buffer.from(font.buffer)));
      this.compiler = typst.NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
      this.version = version;
    }
    return this.compiler;
  }
}
