import { loadDialogTexts } from '../locales/texts.ts';

/** What `load` brings, together with the texts and the look that dialogs share. */
export function withDialogParts<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadDialogTexts(), import('../styles/panels.css')]))[0];
}
