import { loadDialogTexts } from '../locales/texts.ts';

/** Loads what `load` returns, together with the texts and styles that dialogs share. */
export function withDialogParts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadDialogTexts(), import('../styles/panels.css')]))[0];
}
