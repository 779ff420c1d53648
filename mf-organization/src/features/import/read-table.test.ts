import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { MAX_FILE_BYTES, tablesOfFile, tableOfText } from './read-table.ts';

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
  expect(await tablesOfFile(fileOf(bytes))).toEqual([
    [
      ['Name', 'Password'],
      ['李小龙', '12345678'],
      ['فاطمة', ''],
    ],
  ]);
});

test('what is too large or no list is refused with its reason', async () => {
  const faultOf = (file: ReturnType<typeof fileOf>) =>
    tablesOfFile(file).catch(({ fault }: { fault: string }) => fault);
  expect(await faultOf(fileOf([], MAX_FILE_BYTES + 1))).toBe('too-large');
  expect(await faultOf(fileOf([0xd0, 0xcf, 0x11, 0xe0]))).toBe('unreadable');
  expect(await faultOf(fileOf([0x50, 0x4b, 3, 4]))).toBe('unreadable');
});

test('the lists of a zip file are read, and nothing else in it; one that unpacks to more than a file may have is not', async () => {
  const files = {
    'users.csv': strToU8('a,b\n1,2'),
    '__MACOSX/users.csv': strToU8('x'),
    'readme.txt': strToU8('y'),
  };
  expect(await tablesOfFile(fileOf(zipSync(files)))).toEqual([
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ]);
  const bomb = zipSync({ 'users.csv': new Uint8Array(MAX_FILE_BYTES + 1) });
  await expect(tablesOfFile(fileOf(bomb))).rejects.toMatchObject({ fault: 'too-large' });
});
