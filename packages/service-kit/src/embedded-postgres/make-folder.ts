import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../config/setting.error.ts';

/** One line for the person who chose the folder. */
export const unusable = (folder: string, error: unknown): StartError => {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartError(
    `Nothing can be written to ${folder} (${reason}). Choose another folder with DATA_DIR.`,
  );
};

/**
 * Creates a folder that we can write to, and those above it: one by one, since `recursive` never returns where
 * the system has no such folder and allows none, as below /proc.
 * @throws StartError
 */
export function makeFolder(folder: string): void {
  try {
    if (!existsSync(folder)) {
      makeFolder(path.dirname(folder));
      mkdirSync(folder);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(folder, error);
  }
  if (!statSync(folder).isDirectory())
    throw new StartError(`${folder} is a file. Choose a folder with DATA_DIR.`);
}

/** @throws StartError if a folder cannot be written to */
export function demandWritable(folder: string): void {
  makeFolder(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw unusable(folder, error);
  }
}
