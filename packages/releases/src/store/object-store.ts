import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ReleaseStore } from './release-store.ts';

const TAKEN = new Set([409, 412]);

/**
 * A store in a bucket of S3 or anything that speaks its protocol and knows If-None-Match. Region, keys and another
 * address come from the usual settings: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export class ObjectStore implements ReleaseStore {
  readonly address: string;
  readonly folder = null;
  readonly #client = new S3Client({ forcePathStyle: true });
  readonly #bucket: string;
  readonly #prefix: string;

  /** @param address `s3://bucket` or `s3://bucket/folder` */
  constructor(address: string) {
    const { hostname, pathname } = new URL(address);
    this.address = address;
    this.#bucket = hostname;
    this.#prefix = pathname.replace(/^\/+|\/+$/g, '');
  }

  async read(file: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: this.#key(file) }),
      );
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async create(file: string, bytes: Uint8Array): Promise<boolean> {
    try {
      const object = { Bucket: this.#bucket, Key: this.#key(file), Body: bytes, IfNoneMatch: '*' };
      await this.#client.send(new PutObjectCommand(object));
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && TAKEN.has(error.$metadata.httpStatusCode ?? 0)) return false;
      throw error;
    }
  }

  async list(folder: string): Promise<readonly string[]> {
    const Prefix = `${this.#key(folder)}/`;
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, Delimiter: '/', ContinuationToken }),
      );
      const keys = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map(one => one.Prefix),
      ];
      names.push(...keys.flatMap(key => (key ? [key.slice(Prefix.length).replace(/\/$/, '')] : [])));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return names.filter(Boolean).toSorted();
  }

  #key(file: string): string {
    return this.#prefix ? `${this.#prefix}/${file}` : file;
  }
}
