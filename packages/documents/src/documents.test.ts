import { LANGUAGES } from '@burrow/contracts/languages';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createDocuments, DocumentsBusyError } from './index.ts';
import { certificateWith, receiptWith, SQUARE } from './testing/examples.harness.ts';
import { PANGRAMS } from './testing/pangrams.harness.ts';
import { readPdf, type ReadPdf, type TextRun } from './testing/read-pdf.harness.ts';

const documents = createDocuments();
afterAll(async () => documents.dispose());

const certificate = async (...changes: Parameters<typeof certificateWith>) =>
  readPdf(await documents.certificate(certificateWith(...changes)));
const receipt = async (...changes: Parameters<typeof receiptWith>) =>
  readPdf(await documents.receipt(receiptWith(...changes)));

/** Letters that are drawn, without the marks that only direct. */
const lettersOf = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(letter => !/[\s\p{Cf}]/u.test(letter));

const missingIn = (written: string, wanted: string): string[] =>
  lettersOf(wanted).filter(letter => !written.includes(letter));

const MILLIMETRE = 72 / 25.4;
/** Nothing begins left of the column, which is centred like the texts in it. */
const COLUMN_START = ((297 - 208) / 2) * MILLIMETRE;
const ABOVE_SEAL = (210 - 137) * MILLIMETRE;

const runWith = ({ runs }: ReadPdf, text: string): TextRun => {
  const run = runs.find(one => one.text === text) ?? runs.find(one => one.text.includes(text));
  if (run === undefined) throw new Error(`${text} is not in the file`);
  return run;
};

describe('every language of the interface', () => {
  it.each(LANGUAGES.map(({ code, direction }) => [code, direction] as const))(
    'a certificate in %s has all its letters on one page',
    async (language, dir) => {
      const pangram = PANGRAMS[language] ?? '';
      expect(pangram).not.toBe('');
      const made = await certificate({
        language,
        dir,
        texts: { name: pangram, title: pangram, what: pangram, verifiedLine: pangram },
        chapters: [pangram],
      });
      expect(missingIn(made.text, pangram)).toEqual([]);
      expect(made).toMatchObject({ pages: 1, language, isAccessible: true, title: pangram.normalize('NFC') });
    },
  );

  it.each(LANGUAGES.map(({ code, direction }) => [code, direction] as const))(
    'a receipt in %s has all its letters',
    async (language, dir) => {
      const pangram = PANGRAMS[language] ?? '';
      const made = await receipt({ language, dir, rows: [{ text: pangram, quantity: '2', amount: '€1' }] });
      expect(missingIn(made.text, pangram)).toEqual([]);
      expect(made).toMatchObject({ pages: 1, language, isAccessible: true });
    },
  );
});

describe('a certificate', () => {
  it('is a page of A4 on its side that says what it is given', async () => {
    const made = await certificate();
    expect(made).toMatchObject({ pages: 1, size: [297, 210], title: 'Certificate of completion' });
    const { texts } = certificateWith();
    for (const text of [texts.name, texts.what, texts.line, texts.verifiedLine, texts.number.value])
      expect(made.text).toContain(text);
    expect(made.links).toEqual([certificateWith().checkUrl]);
  });

  it('is the same file when it is asked for again', async () => {
    const first = await documents.certificate(certificateWith());
    expect(Buffer.from(first).includes('CreationDate')).toBe(false);
    expect(await documents.certificate(certificateWith())).toEqual(first);
  });

  it('keeps nothing of the one before it', async () => {
    const clean = await documents.certificate(certificateWith());
    const pictures = { emblem: SQUARE, logo: SQUARE };
    await documents.certificate(certificateWith({ texts: { name: 'Somebody Else 鈺' }, pictures }));
    expect(await documents.certificate(certificateWith())).toEqual(clean);
  });

  it.each([
    ['Wolfeschlegelsteinhausenbergerdorff '.repeat(6)],
    ['W'.repeat(300)],
    ['山田花子'.repeat(60)],
    ['ปิ่นแก้วน้ำทิพย์'.repeat(20)],
    ['عبد الرحمن '.repeat(30)],
    [''],
  ])('has room for everything whatever the name is: %s', async name => {
    const made = await certificate({ texts: { name } });
    expect(made.pages).toBe(1);
    expect(Math.min(...made.runs.map(run => run.x))).toBeGreaterThan(COLUMN_START);
    expect(runWith(made, 'Variables').y).toBeGreaterThan(ABOVE_SEAL);
    expect(runWith(made, 'This certificate').y).toBeLessThan(runWith(made, 'Certificate of').y);
    expect(missingIn(made.text, name)).toEqual([]);
    expect(made.text).toContain('Beginner Python Development Course');
  });

  it('has room for everything when every text is long', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaft und mehr '.repeat(8);
    const fact = { label: 'Datum', value: '14. März 2026' };
    const made = await certificate({
      texts: { name: long, title: long, what: long, line: long, issuedOn: fact, verifiedLine: long },
      chapters: Array.from({ length: 14 }, () => 'Objektorientierte Programmierung'),
    });
    expect(made.pages).toBe(1);
    const chapters = made.runs.filter(run => run.text.includes('Programmierung'));
    expect(chapters).toHaveLength(14);
    for (const { y } of chapters) expect(y).toBeGreaterThan(ABOVE_SEAL);
    expect(runWith(made, 'Donau').y).toBeLessThan(runWith(made, 'Burrow').y);
  });

  it('keeps its number readable from right to left', async () => {
    const number = { label: 'رقم الشهادة', value: '12345-ABCDE-00000-FGHJK' };
    const made = await certificate({ language: 'ar', dir: 'rtl', texts: { number } });
    expect(runWith(made, '12345').x).toBeLessThanOrEqual(runWith(made, 'ABCDE').x);
    expect(runWith(made, '12345').x).toBeLessThan(runWith(made, '14').x);
  });

  it('has a short name larger than a long one', async () => {
    const below = async (name: string): Promise<number> => {
      const made = await certificate({ texts: { name } });
      return runWith(made, 'This certificate').y - runWith(made, name.slice(0, 3)).y;
    };
    expect(await below('Maya')).toBeGreaterThan(1.5 * (await below('Maya Lind '.repeat(9))));
  });

  it('writes a name in another script than its page', async () => {
    for (const name of ['محمد عبد الله', '陳鈺婷', 'Ольга Шевченко', '김민준', 'やまだ はなこ']) {
      const made = await certificate({ language: 'hi', texts: { name } });
      expect(missingIn(made.text, name)).toEqual([]);
    }
  });

  it('shows what no font can write as missing, and leaves pictures out', async () => {
    const made = await certificate({ texts: { name: 'Ada 🐰 ქეთი' } });
    expect(made.text).toContain('Ada  \ufffd\ufffd\ufffd\ufffd');
  });

  it('takes pictures as PNG, too, and refuses a broken one without telling whose it is', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const emblem = { format: 'png' as const, bytes: pixel };
    expect(await certificate({ pictures: { emblem, logo: SQUARE } })).toMatchObject({ pages: 1 });
    const broken = documents.certificate(
      certificateWith({ pictures: { emblem: { format: 'png', bytes: pixel.subarray(0, 20) } } }),
    );
    await expect(broken).rejects.toThrow(/^the certificate was not printed: failed to decode image/);
    expect(await certificate()).toMatchObject({ pages: 1 });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'burrow.example/x'])(
    'does not link to %s',
    async checkUrl => {
      await expect(documents.certificate(certificateWith({ checkUrl }))).rejects.toThrow(TypeError);
    },
  );
});

describe('texts are data', () => {
  it.each([
    '#panic("no")',
    '#read("/farm.typ")',
    '#image("/farm.typ")',
    '#import "@preview/cetz:0.3.4": *',
    '*bold* _thin_ = Heading $x^2$ `raw` <label> @ref // comment /* more */',
    '"); #pagebreak() ("',
    '\\u{41} \\ {{ }} #{ } #[',
    "Robert'); DROP TABLE students;--",
  ])('%s is written as it is', async text => {
    const asName = await certificate({ texts: { name: text } });
    expect(asName.text).toContain(text);
    expect(asName.pages).toBe(1);
    const everywhere = await certificate({
      language: 'en',
      site: text,
      texts: { title: text, awardedTo: text, what: text, line: text, checkAt: text, verifiedLine: text },
      chapters: [text],
    });
    expect(everywhere.text.split(text)).toHaveLength(9);
    expect((await receipt({ title: text, notes: [text] })).text.split(text)).toHaveLength(3);
  });

  it('a language that is none is English', async () => {
    expect(await certificate({ language: 'en", fill: red' })).toMatchObject({ language: 'en', pages: 1 });
  });
});

describe('a receipt', () => {
  it('is A4 upright, and its title has its number', async () => {
    const made = await receipt();
    expect(made).toMatchObject({ pages: 1, size: [210, 297], title: 'Receipt R-2026-000412' });
    for (const text of [
      'Burrow Learning Ltd',
      'Ingrid Lind',
      'Unlimited, yearly',
      '€82.64',
      'VAT 21%',
      '€100.00',
    ])
      expect(made.text).toContain(text);
  });

  it('goes on with the same head on as many pages as it needs, which are numbered', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({
      text: `Course of student ${index + 1}`,
      quantity: '1',
      amount: '€10.00',
    }));
    const made = await receipt({ rows });
    expect(made.pages).toBe(4);
    expect(made.text).toContain('2 / 4');
    expect(made.text.split('Quantity')).toHaveLength(5);
    expect(made.text).toContain('Course of student 90');
  });

  it.each(['ltr', 'rtl'] as const)('gives a long number a line of its own, %s', async dir => {
    const number = { label: 'Number', value: 'txn_01k9xq3v8j6m2n4p5r7s9t1v3w' };
    const facts = [{ label: 'Until', value: '13 March 2027' }];
    const made = await receipt({ dir, language: dir === 'rtl' ? 'ar' : 'en', number, facts });
    const written = runWith(made, 'txn');
    expect(runWith(made, '14').y).toBeLessThan(written.y);
    expect(runWith(made, '13').y).toBeLessThan(written.y);
    expect(written.x).toBeGreaterThan(56);
  });

  it('keeps numbers, codes and addresses readable from right to left', async () => {
    const made = await receipt({
      language: 'ar',
      dir: 'rtl',
      title: 'إيصال',
      seller: { label: 'البائع', lines: ['Burrow Learning Ltd', '1 Hedge Lane', 'VAT GB 123 4567 89'] },
      rows: [{ text: 'دورة', quantity: '3', amount: '\u200f\u200e-1,234.50\u00a0€' }],
    });
    for (const text of ['R-2026-000412', 'VAT GB 123 4567 89', '-1,234.50'])
      expect(made.text).toContain(text);
    expect(runWith(made, '1').x).toBeLessThan(runWith(made, 'Hedge').x);
    expect(runWith(made, 'Amount').x).toBeLessThan(runWith(made, 'Quantity').x);
  });
});

describe('many at once', () => {
  it('are made one after the other, and refused where too many wait', async () => {
    const few = createDocuments();
    const answers = await Promise.allSettled(
      Array.from({ length: 130 }, async () => few.receipt(receiptWith())),
    );
    const refused = answers.filter(answer => answer.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(DocumentsBusyError);
    await few.dispose();
  });
});
