import { expect, test } from '@jest/globals';
import writeXlsxFile from 'write-excel-file/node';
import { MAX_FILE_BYTES, tableOfFile, tableOfText } from './read-table.ts';

/** A file as a browser has it: jsdom's cannot be read. */
const fileOf = (bytes: Iterable<number>, size = 1_000) => ({
  size,
  arrayBuffer: async () => Uint8Array.from(bytes).buffer,
});

test.each([
  ['commas', 'name,class\n"Lind, Maya",5\n'],
  ['semicolons', 'name;class\r\nLind, Maya;5\r\n'],
  ['tabs, as a spreadsheet is copied', 'name\tclass\nLind, Maya\t5'],
  ['semicolons, with a shorter row', 'name;class\nLind, Maya;5\n\nAiko', [['Aiko']]],
])('cells are separated by %s', async (_, text, more: readonly string[][] = []) => {
  expect(await tableOfText(text)).toEqual([['name', 'class'], ['Lind, Maya', '5'], ...more]);
});

test('an Excel workbook is read, with numbers and names of every script', async () => {
  const bytes = await writeXlsxFile([
    ['Name', 'Password'],
    ['李小龙', 12_345_678],
    ['فاطمة', null],
  ]).toBuffer();
  expect(await tableOfFile(fileOf(bytes))).toEqual([
    ['Name', 'Password'],
    ['李小龙', '12345678'],
    ['فاطمة', ''],
  ]);
});

test('what is too large or no list is refused with its reason', async () => {
  const faultOf = (file: ReturnType<typeof fileOf>) =>
    tableOfFile(file).catch(({ fault }: { fault: string }) => fault);
  expect(await faultOf(fileOf([], MAX_FILE_BYTES + 1))).toBe('too-large');
  expect(await faultOf(fileOf([0xd0, 0xcf, 0x11, 0xe0]))).toBe('unreadable');
  expect(await faultOf(fileOf([0x50, 0x4b, 3, 4]))).toBe('unreadable');
});
