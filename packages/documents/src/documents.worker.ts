import type { CertificateDocument, ReceiptDocument } from './documents.types.ts';
import { FontShelf } from './fonts/font-shelf.ts';
import { certificateSheet } from './press/certificate-sheet.ts';
import { Press } from './press/press.ts';
import { receiptSheet } from './press/receipt-sheet.ts';

export type DocumentJob =
  | { readonly kind: 'certificate'; readonly data: CertificateDocument }
  | { readonly kind: 'receipt'; readonly data: ReceiptDocument };

const shelf = new FontShelf();
const press = new Press(shelf);

/** What the thread does; fonts and compiler live as long as it. */
export default function makeDocument(job: DocumentJob): Uint8Array {
  shelf.tidy();
  return press.print(
    job.kind === 'certificate' ? certificateSheet(job.data, shelf) : receiptSheet(job.data, shelf),
  );
}
