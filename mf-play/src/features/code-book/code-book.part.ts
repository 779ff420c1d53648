import { lazyDialog } from '@burrow/client';
import { loadCodeBookTexts } from '../../locales/texts.ts';

/** The code book, loaded with its texts when it is first opened. */
export const CodeBook = lazyDialog(async () => {
  const [{ CodeBookDrawer }] = await Promise.all([import('./code-book.drawer.tsx'), loadCodeBookTexts()]);
  return CodeBookDrawer;
});

/** One page of the code book, loaded in the same way. */
export const LevelEntry = lazyDialog(async () => {
  const [{ LevelEntry }] = await Promise.all([import('./level-entry.tsx'), loadCodeBookTexts()]);
  return LevelEntry;
});
