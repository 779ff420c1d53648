/** For tests only: what a development page shares with tests is in the entry beside this one. */
export { watchDocuments } from './watch-documents.ts';
