import { MAX_CODE_LENGTH } from '@burrow/contracts';
import { codeFromFile, type LoadedCode } from './file-name.rules.ts';

/** A character takes at most four bytes; anything longer is not even read. */
const MAX_BYTES = MAX_CODE_LENGTH * 4;

export type ReadCode = LoadedCode | { readonly problem: 'unreadable' };

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsText(file);
  });
}

/** Reads a chosen file as code. */
export async function readCodeFile(file: File): Promise<ReadCode> {
  if (file.size > MAX_BYTES) return { problem: 'too-long' };
  try {
    return codeFromFile(await textOf(file));
  } catch {
    return { problem: 'unreadable' };
  }
}
