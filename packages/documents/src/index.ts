export { createDocuments, DocumentsBusyError } from './create-documents.ts';
export type {
  CertificateDocument,
  Documents,
  Labelled,
  Picture,
  ReceiptDocument,
  ReceiptRow,
} from './documents.types.ts';
