/** A drawing as a file's bytes. It is decoration: what it shows has to be said in the texts as well. */
export interface Picture {
  readonly format: 'svg' | 'png';
  readonly bytes: Uint8Array;
}

/** A text and what it is: `Date`, `14 March 2026`. */
export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** What every document has. All texts are in this language, translated and formatted by the caller. */
export interface DocumentBase {
  /** A code of contracts' languages; another one is written with the fonts of English. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  /** The platform's name, as it stands beside the logo. */
  readonly site: string;
}

/** A certificate: one page, A4 on its side. */
export interface CertificateDocument extends DocumentBase {
  readonly texts: {
    /** Also the title of the file. */
    readonly title: string;
    /** Above the name: `This certificate is awarded to`. */
    readonly awardedTo: string;
    /** In any script, of any length: it is made smaller until it fits. */
    readonly name: string;
    /** Below the name, in any script: the learner's school. */
    readonly school?: string;
    /** What was completed: `Beginner Python Development Course`. */
    readonly what: string;
    /** How much that is: `all 8 chapters and 54 levels`. */
    readonly line: string;
    /** The date is formatted already. */
    readonly issuedOn: Labelled;
    readonly number: Labelled;
    /** Before the address: `Check this certificate here`. */
    readonly checkAt: string;
    /** What stands behind the certificate: `Every program was run again and solves its level.` */
    readonly verifiedLine: string;
  };
  /** Names of the chapters, which are shown with a tick each; none for a certificate of one chapter. */
  readonly chapters?: readonly string[];
  /** Where the certificate is checked; an address of http or https, shown as it is and a link in the file. */
  readonly checkUrl: string;
  readonly pictures: {
    /** In the middle of the seal: the learner's animal or a badge. */
    readonly emblem: Picture;
    readonly logo?: Picture;
  };
}

/** One line of what was bought. The amounts of all lines, taxes and the total are formatted already. */
export interface ReceiptRow {
  readonly text: string;
  /** Smaller, below the text: the time that it is for. */
  readonly detail?: string;
  readonly quantity: string;
  readonly amount: string;
}

/** A receipt or an invoice: A4 upright, as many pages as its rows need. */
export interface ReceiptDocument extends DocumentBase {
  /** Also the title of the file, together with the number. */
  readonly title: string;
  readonly number: Labelled;
  readonly date: Labelled;
  /** Other facts at the head: a purchase order's number, when to pay. */
  readonly facts?: readonly Labelled[];
  readonly seller: { readonly label: string; readonly lines: readonly string[] };
  readonly buyer: { readonly label: string; readonly lines: readonly string[] };
  readonly columns: { readonly text: string; readonly quantity: string; readonly amount: string };
  readonly rows: readonly ReceiptRow[];
  /** Between the rows and the total: subtotal, each tax. */
  readonly taxes: readonly Labelled[];
  readonly total: Labelled;
  /** Paragraphs at the end: how it was paid, rights of withdrawal. */
  readonly notes: readonly string[];
  readonly pictures?: { readonly logo?: Picture };
}

/** Makes PDF files in a thread of its own. */
export interface Documents {
  /**
   * The same certificate gives the same bytes.
   * @throws DocumentsBusyError if too many documents wait already
   * @throws TypeError if `checkUrl` is no address of http or https
   *
   * @example
   * import { createDocuments } from '@burrow/documents';
   * const certificate = {
   *   language: 'en',
   *   dir: 'ltr',
   *   site: 'Burrow',
   *   texts: {
   *     title: 'Certificate of completion',
   *     awardedTo: 'This certificate is awarded to',
   *     name: 'Maya Lind',
   *     what: 'Beginner Python Development Course',
   *     line: 'all 8 chapters and 54 levels',
   *     issuedOn: { label: 'Date', value: '14 March 2026' },
   *     number: { label: 'Certificate number', value: '7K2M9-4QXAB' },
   *     checkAt: 'Check this certificate here',
   *     verifiedLine: 'Every program was run again and solves its level.',
   *   },
   *   checkUrl: 'https://burrow.example/en/certificate/7k2m94qxab',
   *   pictures: {
   *     emblem: {
   *       format: 'svg',
   *       bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>'),
   *     },
   *   },
   * };
   * const documents = createDocuments();
   * const [one, again] = await Promise.all([documents.certificate(certificate), documents.certificate(certificate)]);
   * await documents.certificate({ ...certificate, checkUrl: 'burrow.example' }) // → throws 'checkUrl'
   * await documents.dispose();
   * Buffer.from(one).toString('latin1', 0, 5) // → '%PDF-'
   * Buffer.from(one).equals(again) // → true
   */
  certificate(data: CertificateDocument): Promise<Uint8Array>;
  /**
   * The same receipt gives the same bytes.
   * @throws DocumentsBusyError if too many documents wait already
   *
   * @example
   * import { createDocuments } from '@burrow/documents';
   * const documents = createDocuments();
   * const pdf = await documents.receipt({
   *   language: 'en',
   *   dir: 'ltr',
   *   site: 'Burrow',
   *   title: 'Receipt',
   *   number: { label: 'Number', value: 'R-2026-000412' },
   *   date: { label: 'Date', value: '14 March 2026' },
   *   seller: { label: 'Seller', lines: ['Burrow Learning Ltd', '1 Hedge Lane'] },
   *   buyer: { label: 'Sold to', lines: ['Ingrid Lind'] },
   *   columns: { text: 'What', quantity: 'Quantity', amount: 'Amount' },
   *   rows: [{ text: 'Unlimited, yearly', quantity: '1', amount: '€82.64' }],
   *   taxes: [{ label: 'VAT 21%', value: '€17.36' }],
   *   total: { label: 'Total paid', value: '€100.00' },
   *   notes: ['Paid by card.'],
   * });
   * await documents.dispose();
   * Buffer.from(pdf).toString('latin1', 0, 5) // → '%PDF-'
   */
  receipt(data: ReceiptDocument): Promise<Uint8Array>;
  /** Ends the thread; documents that wait are refused. */
  dispose(): Promise<void>;
}
