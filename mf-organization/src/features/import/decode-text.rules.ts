/** Windows-1252, which has a character for every byte: what spreadsheets write that do not write UTF-8. */
const OLD = 'windows-1252';

/** How many of the first bytes are looked at to recognise UTF-16 without a mark at its beginning. */
const LOOK_AT = 1_000;

/** Text of Latin letters in UTF-16 has a zero in every other byte; no other text has any. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const looked = bytes.subarray(0, LOOK_AT);
  const zerosAt = (side: number): number => looked.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (even + odd === 0) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes);
}

/** Returns the text of a file in UTF-8 or UTF-16, with or without a mark at the beginning, or else in Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD).decode(bytes);
  }
}
