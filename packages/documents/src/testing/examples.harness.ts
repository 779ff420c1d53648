import type { CertificateDocument, Picture, ReceiptDocument } from '../documents.types.ts';

/** A drawing of one colour. */
export const SQUARE: Picture = {
  format: 'svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#5a3d28" d="M1 1h6v6H1z"/></svg>',
  ),
};

const CERTIFICATE: CertificateDocument = {
  language: 'en',
  dir: 'ltr',
  site: 'Burrow',
  texts: {
    title: 'Certificate of completion',
    awardedTo: 'This certificate is awarded to',
    name: 'Maya Lind',
    what: 'Beginner Python Development Course',
    line: 'all 8 chapters and 54 levels',
    issuedOn: { label: 'Date', value: '14 March 2026' },
    number: { label: 'Certificate number', value: '7K2M9-4QXAB-00T1Z-HH3VW' },
    checkAt: 'Check this certificate here',
    verifiedLine: 'Every program was run again by Burrow and solves its level.',
  },
  chapters: [
    'Variables',
    'Operators',
    'Loops',
    'Lists',
    'Conditions',
    'Functions',
    'Dictionaries',
    'Classes',
  ],
  checkUrl: 'https://burrow.example/en/certificate/7k2m94qxab00t1zhh3vw',
  pictures: { emblem: SQUARE },
};

type Changes = Partial<Omit<CertificateDocument, 'texts'>> & {
  texts?: Partial<CertificateDocument['texts']>;
};

/** A certificate in English with something else in it. */
export function certificateWith({ texts, ...others }: Changes = {}): CertificateDocument {
  return { ...CERTIFICATE, ...others, texts: { ...CERTIFICATE.texts, ...texts } };
}

const RECEIPT: ReceiptDocument = {
  language: 'en',
  dir: 'ltr',
  site: 'Burrow',
  title: 'Receipt',
  number: { label: 'Number', value: 'R-2026-000412' },
  date: { label: 'Date', value: '14 March 2026' },
  seller: { label: 'Seller', lines: ['Burrow Learning Ltd', '1 Hedge Lane', 'VAT GB 123 4567 89'] },
  buyer: { label: 'Sold to', lines: ['Ingrid Lind', 'ingrid@example.com'] },
  columns: { text: 'What', quantity: 'Quantity', amount: 'Amount' },
  rows: [
    { text: 'Unlimited, yearly', detail: '14 March 2026 to 13 March 2027', quantity: '1', amount: '€82.64' },
  ],
  taxes: [
    { label: 'Subtotal', value: '€82.64' },
    { label: 'VAT 21%', value: '€17.36' },
  ],
  total: { label: 'Total paid', value: '€100.00' },
  notes: ['Paid by card ending in 4242.'],
};

/** A receipt in English with something else in it. */
export function receiptWith(changes: Partial<ReceiptDocument> = {}): ReceiptDocument {
  return { ...RECEIPT, ...changes };
}
