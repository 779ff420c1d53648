import { findLanguage } from '@burrow/contracts';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { withList } from './early.rules.ts';

const compress = promisify(brotliCompress);

/** The shell's page as it is sent to readers of one language. */
export interface Document {
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** First path segments of the shell's own pages, as its page lists them. */
  readonly ownPages: readonly string[];
}

const OWN_PAGES = /<meta name="burrow-pages" content="([^"]*)"/;

async function documentOf(text: string, code: string, block: string): Promise<Document> {
  const direction = findLanguage(code)?.direction ?? 'ltr';
  const page = withList(text, block, code);
  const plain = Buffer.from(page.replace(/<html lang="en">/, `<html lang="${code}" dir="${direction}">`));
  return {
    plain,
    brotli: await compress(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    ownPages: (OWN_PAGES.exec(text)?.[1] ?? '').split(' ').filter(Boolean),
  };
}

interface Known {
  readonly block: string;
  readonly document: Promise<Document>;
}

/** The shell's page in the languages of its readers. A release of the shell may replace it on disk. */
export class Documents {
  readonly #file: string;
  readonly #onNew: () => Promise<void>;
  #modifiedAt = 0;
  #known = new Map<string, Known>();

  /** @param onNew is awaited before a page that has replaced another is shown */
  constructor(folder: string, onNew: () => Promise<void>) {
    this.#file = path.join(folder, 'index.html');
    this.#onNew = onNew;
  }

  /**
   * @param block the list of remotes in force, or nothing
   * @throws if the shell has no page
   */
  async of(code: string, block: string): Promise<Document> {
    const { mtimeMs } = await stat(this.#file);
    if (mtimeMs !== this.#modifiedAt) {
      if (this.#modifiedAt > 0) await this.#onNew();
      this.#known = new Map();
      this.#modifiedAt = mtimeMs;
    }
    const key = block ? `${code} with a list` : code;
    const known = this.#known.get(key);
    if (known?.block === block) return known.document;
    const document = readFile(this.#file, 'utf8').then(text => documentOf(text, code, block));
    this.#known.set(key, { block, document });
    document.catch(() => this.#known.delete(key));
    return document;
  }
}
