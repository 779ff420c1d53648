import { StartError } from '@burrow/service-kit';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Part, partsIn } from '../backup/archive/parts-in.ts';
import { PARTS_FILE, type PartSum, PartSumsSchema } from '../backup/archive/part-sums.schema.ts';
import { FORMAT, type Head, HEAD_FILE, HeadSchema } from '../backup/head.schema.ts';

/** A backup that was read to its end, and is as it was written. */
export interface WholeBackup {
  readonly file: string;
  readonly passphrase: string | undefined;
  readonly head: Head;
  readonly sums: readonly PartSum[];
  readonly secrets: Readonly<Record<string, string>>;
}

type Sum = Omit<PartSum, 'rows'>;

/** What is read of a part, while it goes by. */
class Reading {
  readonly sums: Sum[] = [];
  readonly secrets: Record<string, string> = {};
  head: Head | undefined;
  expected: readonly PartSum[] | undefined;

  async take(part: Part): Promise<void> {
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    const isSmall = part.name === HEAD_FILE || part.name === PARTS_FILE || part.name.startsWith('secrets/');
    let bytes = 0;
    for await (const chunk of part.chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      if (isSmall) kept.push(chunk);
    }
    if (part.name !== PARTS_FILE) this.sums.push({ name: part.name, bytes, sha256: hash.digest('hex') });
    if (isSmall) this.#keep(part.name, Buffer.concat(kept).toString('utf8'));
  }

  #keep(name: string, text: string): void {
    if (name === HEAD_FILE) this.head = headIn(text);
    else if (name === PARTS_FILE) this.expected = PartSumsSchema.parse(JSON.parse(text)).parts;
    else this.secrets[name.slice('secrets/'.length)] = text;
  }
}

function headIn(text: string): Head {
  const given: unknown = JSON.parse(text);
  if (Number((given as { format?: unknown }).format) > FORMAT)
    throw new StartError(
      'This backup is of a newer Burrow. Restore it with the version that made it, or a later one.',
    );
  return HeadSchema.parse(given);
}

/** Reads all of a backup and compares its sums. @throws StartError if it is not whole */
export async function readWhole(file: string, passphrase: string | undefined): Promise<WholeBackup> {
  const reading = new Reading();
  try {
    for await (const part of partsIn(file, passphrase)) await reading.take(part);
    const { head, expected, sums, secrets } = reading;
    if (!head || !expected) throw new Error('its end is missing');
    const told = expected.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }));
    if (!isDeepStrictEqual(told, sums)) throw new Error('its sums are others');
    return { file, passphrase, head, sums: expected, secrets };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} is no backup, or not as it was written (${reason}). Nothing was changed.`);
  }
}
