/**
 * Loads a file of texts, in the shape of a module. Part of the pages: `texts.loader.ts` imports it where texts are loaded.
 * @throws Error if the file is not there, or something else is in its place
 */
export async function fetchTexts(url: string): Promise<{ readonly default: never }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { default: (await answer.json()) as never };
}
