import { StartError } from '@burrow/service-kit';
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { EndedEarlyError, ExactBytes } from './exact-bytes.ts';

/** With what a sealed file begins: the number is that of the way it is sealed. */
export const SEALED = Buffer.from('burrow sealed backup 1\n');

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const FRAME_BYTES = 65_536;
/** About half a second and 128 MB for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

let last: { readonly of: string; readonly key: Promise<Buffer> } | undefined;

/** A restore reads its file several times, with the same key. */
function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const of = `${salt.toString('hex')} ${passphrase}`;
  if (last?.of !== of) last = { of, key: derive(passphrase, salt) };
  return last.key;
}

/** Each frame has its place and whether it is the last in its nonce: none can be left out, moved or cut off. */
function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(at), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function frameOf(plain: Buffer, key: Buffer, at: number, isLast: boolean): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(at, isLast));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  const head = Buffer.alloc(5);
  head[0] = isLast ? 1 : 0;
  head.writeUInt32BE(sealed.length, 1);
  return Buffer.concat([head, sealed, cipher.getAuthTag()]);
}

/** Returns a step of a pipeline that encrypts with a passphrase (scrypt, AES-256-GCM), frame by frame. */
export const sealing = (passphrase: string) =>
  async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(passphrase, salt);
    yield Buffer.concat([SEALED, salt]);
    let waiting: Buffer = Buffer.alloc(0);
    let at = 0;
    for await (const chunk of source) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > FRAME_BYTES) {
        yield frameOf(waiting.subarray(0, FRAME_BYTES), key, at, false);
        waiting = waiting.subarray(FRAME_BYTES);
        at += 1;
      }
    }
    yield frameOf(waiting, key, at, true);
  };

async function openFrame(bytes: ExactBytes, key: Buffer, at: number) {
  const head = await bytes.take(5);
  const isLast = head[0] === 1;
  const length = head.readUInt32BE(1);
  if (length > FRAME_BYTES) throw new EndedEarlyError();
  const decipher = createDecipheriv(CIPHER, key, nonceOf(at, isLast));
  const sealed = await bytes.take(length);
  decipher.setAuthTag(await bytes.take(TAG_BYTES));
  return { isLast, plain: Buffer.concat([decipher.update(sealed), decipher.final()]) };
}

/** Decrypts what {@link sealing} made. @throws StartError if the passphrase is another, Error if the bytes were changed */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const bytes = new ExactBytes(source);
  try {
    await bytes.take(SEALED.length);
    const key = await keyOf(passphrase, await bytes.take(SALT_BYTES));
    for (let at = 0; ; at += 1) {
      const frame = await openFrame(bytes, key, at).catch((error: unknown) => {
        if (at > 0 || error instanceof EndedEarlyError) throw error;
        throw new StartError('BACKUP_PASSPHRASE is not the one of this backup, or the file was changed.');
      });
      yield frame.plain;
      if (!frame.isLast) continue;
      if (!(await bytes.isAtEnd())) throw new Error('something stands behind its end');
      return;
    }
  } finally {
    await bytes.close();
  }
}
