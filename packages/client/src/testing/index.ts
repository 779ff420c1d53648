export { NOBODY } from './nobody.ts';
export { watchDocuments } from './watch-documents.ts';
