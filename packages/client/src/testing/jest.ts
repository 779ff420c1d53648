/** For tests only; what development pages share with tests is in the entry next to this one. */
export { watchDocuments } from './watch-documents.ts';
