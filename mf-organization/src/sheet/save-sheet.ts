import { saveFile } from '@burrow/client';
import { csvOf } from './csv.rules.ts';
import type { Sheet } from './sheet.types.ts';

/** What no file system takes in a name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}]+/gu;

const fileName = (title: string, ending: string): string =>
  `${title.replaceAll(UNFIT, ' ').trim()}.${ending}`;

export function saveCsv(title: string, sheet: Sheet): void {
  saveFile(fileName(title, 'csv'), new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }));
}

/** An Excel workbook: a text in it is a text, whatever it begins with. */
export async function saveXlsx(title: string, sheet: Sheet): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const cells = sheet.map(row =>
    row.map(value => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  saveFile(fileName(title, 'xlsx'), await writeXlsxFile(cells).toBlob());
}
