/**
 * Where releases are kept: a folder, or a bucket of object storage. What is written stays as it is; paths have
 * slashes and no leading one. Several machines may write at once.
 */
export interface ReleaseStore {
  /** As `RELEASES` says it, for messages. */
  readonly address: string;
  /** The folder on this machine, if it is one. */
  readonly folder: string | null;
  /** The bytes of a file, or null if it does not exist. */
  read(file: string): Promise<Buffer | null>;
  /** Writes a file completely or not at all. Returns false, and changes nothing, if it exists. */
  create(file: string, bytes: Uint8Array): Promise<boolean>;
  /** Names of the files and folders directly in a folder, sorted; none if it does not exist. */
  list(folder: string): Promise<readonly string[]>;
}
