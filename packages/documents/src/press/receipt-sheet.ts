import type { Labelled, ReceiptDocument } from '../documents.types.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import { directionOf } from '../text/script.rules.ts';
import type { Sheet } from './press.ts';
import { writtenTexts } from './written-texts.ts';

export function receiptSheet(receipt: ReceiptDocument, shelf: FontShelf): Sheet {
  const { language, dir, pictures, number, date, facts = [], seller, buyer, ...others } = receipt;
  const directed = (text: string) => ({ text, dir: directionOf(text, dir) });
  const fact = ({ label, value }: Labelled) => ({ label, value: directed(value) });
  const party = ({ label, lines }: ReceiptDocument['seller']) => ({ label, lines: lines.map(directed) });
  const page = writtenTexts(shelf, language, {
    ...others,
    facts: [number, date, ...facts].map(fact),
    seller: party(seller),
    buyer: party(buyer),
    name: `${receipt.title} ${number.value}`,
  });
  return { template: 'receipt', data: { ...page, dir }, pictures: { ...pictures } };
}
