const FENCED = /```[\s\S]*?```/g;
const SPAN = /`[^`\n]+`/g;

/** The texts between backticks: spans and fenced blocks. */
export function codeParts(text: string): string[] {
  const fenced = text.match(FENCED) ?? [];
  const spans = text.replace(FENCED, '').match(SPAN) ?? [];
  return [...fenced, ...spans].map(part => part.replace(/^```\w*|^`|`+$/g, '').trim());
}

/** The fenced blocks of a text, without their fences. */
export const codeBlocks = (text: string): string[] =>
  (text.match(FENCED) ?? []).map(block => block.replace(/^```\w*\n?|```$/g, ''));

/** A text without what stands between backticks. */
export const withoutCode = (text: string): string => text.replace(FENCED, ' ').replace(SPAN, ' ');

/** Paragraphs that are not code. */
export const paragraphs = (text: string): string[] =>
  text
    .replace(FENCED, '')
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(part => part !== '');

/** What a text sets in bold, without the marks. */
export const boldTerms = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(match => match[1] ?? '');

/** The lines of code that a text names by their number, in English or Arabic. */
export const namedLines = (text: string): number[] =>
  [...text.matchAll(/(?:\bline|السطر) (\d+)/g)].map(([, number]) => Number(number));

const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** Words of a text; a piece of code counts as one. */
export function countWords(text: string): number {
  return text.replace(FENCED, ' code ').replace(SPAN, 'code').split(/\s+/).filter(isWord).length;
}

const partsAt = (end: RegExp, text: string): string[] =>
  paragraphs(text)
    .flatMap(part => part.replace(SPAN, 'code').split(end))
    .map(part => part.trim())
    .filter(isWord);

/** Sentences of a text, with the word `code` for each piece of code. */
export const sentences = (text: string): string[] => partsAt(/[.!?؟…]+(?=\s|$|["”»*])/u, text);

/** What is read in one go: like sentences, but a colon and a semicolon end one, too. */
export const clauses = (text: string): string[] => partsAt(/[.!?؟…:;؛]+(?=\s|$|["”»*])/u, text);
