import type { Table } from './columns.rules.ts';
import { decodeText } from './decode-text.rules.ts';

/** The largest file that is read: a list of 1,000 students is a hundred times smaller. */
export const MAX_FILE_BYTES = 5_000_000;

/** Why a file is not read. */
export type FileFault = 'too-large' | 'unreadable';

/** A file that cannot be read as a list. */
export class UnreadableFileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Every zip file, and so every XLSX file, begins with these; an old XLS file with the others. */
const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte);

/** The first line decides: rows may be shorter, and names may have commas. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const line = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  return line.split(';').length > 1 ? ';' : ',';
}

/** Returns the cells of pasted text, or of a CSV file: separated by tabs, semicolons or commas. */
export async function tableOfText(text: string): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy' });
  return data;
}

async function tableOfSheet(bytes: ArrayBuffer): Promise<Table> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes);
  return rows.map(row => row.map(cell => (cell === null ? '' : String(cell))));
}

/** Returns the CSV files in a zip file; none of an XLSX file, which is one, too. */
async function csvFilesOf(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const { unzipSync } = await import('fflate');
  let left = MAX_FILE_BYTES;
  // Its table of contents says how large each is: what unpacks to more than a file may have is not unpacked.
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isList = /\.csv$/iu.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/u.test(name);
      if (isList) left -= originalSize;
      if (left < 0) throw new UnreadableFileError('too-large');
      return isList;
    },
  });
  return Object.values(files);
}

async function tablesOfZip(buffer: ArrayBuffer): Promise<Table[]> {
  const files = await csvFilesOf(new Uint8Array(buffer));
  if (files.length === 0) return [await tableOfSheet(buffer)];
  return Promise.all(files.map(file => tableOfText(decodeText(file))));
}

/** Returns the lists in a file: of CSV, of the first sheet of XLSX, or of the CSV files in a zip. @throws UnreadableFileError */
export async function tablesOfFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<readonly Table[]> {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFileError('too-large');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (beginsWith(bytes, OLD_EXCEL)) throw new UnreadableFileError('unreadable');
  if (!beginsWith(bytes, ZIP)) return [await tableOfText(decodeText(bytes))];
  return tablesOfZip(buffer).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError('unreadable');
  });
}
