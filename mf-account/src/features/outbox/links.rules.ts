/** A piece of a text: plain text or a link. */
export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Splits a text where URLs begin and end; a full stop after one is not part of it. */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isLink: false });
    pieces.push({ text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
