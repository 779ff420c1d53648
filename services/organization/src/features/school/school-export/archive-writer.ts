import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file that goes into an archive once it is complete. */
export interface ArchivedFile {
  write(text: string): void;
  end(): Promise<void>;
}

const PART_BYTES = 262_144;

/**
 * Writes a zip archive. Several files may be open: each is compressed as it is written, and only that is held in memory
 * until the file is complete. What is ready goes to `keep`, in parts of 256 KB.
 */
export class ArchiveWriter {
  readonly #keep: (part: Uint8Array) => Promise<void>;
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];
  #readyBytes = 0;

  constructor(keep: (part: Uint8Array) => Promise<void>) {
    this.#keep = keep;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#ready.push(chunk);
      this.#readyBytes += chunk.length;
    });
  }

  open(path: string): ArchivedFile {
    const file = new ZipDeflate(path, { level: 6 });
    const held: Uint8Array<ArrayBuffer>[] = [];
    file.ondata = (error, chunk) => {
      if (error) throw error;
      held.push(chunk);
    };
    return {
      write: text => file.push(strToU8(text)),
      end: async () => {
        file.push(new Uint8Array(), true);
        this.#zip.add(file);
        for (const [at, chunk] of held.entries()) file.ondata?.(null, chunk, at === held.length - 1);
        await this.#pass(PART_BYTES);
      },
    };
  }

  async add(path: string, text: string): Promise<void> {
    const file = this.open(path);
    file.write(text);
    await file.end();
  }

  /** Writes the list of files, with which an archive ends. */
  async end(): Promise<void> {
    this.#zip.end();
    await this.#pass(1);
  }

  /** Passes what is ready on, as long as it is so much at least. */
  async #pass(atLeast: number): Promise<void> {
    if (this.#readyBytes < atLeast) return;
    const all = Buffer.concat(this.#ready);
    this.#ready = [];
    this.#readyBytes = 0;
    for (let at = 0; at < all.length; at += PART_BYTES) await this.#keep(all.subarray(at, at + PART_BYTES));
  }
}
