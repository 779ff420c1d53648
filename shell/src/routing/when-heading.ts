import { after } from '@burrow/client';

/** By then, a page with the same heading as the one before has arrived as well. */
const SAME_HEADING_AFTER_MS = 1_000;

/**
 * Calls back once the page shows a heading other than the given one. Returns a function that cancels it.
 * @param before the heading of the previous page, which may stay until the new one is there
 */
export function whenHeading(before: string, found: (heading: HTMLElement) => void): () => void {
  let done = false;
  const page = document.querySelector('main');
  const look = (isSameFine = false): void => {
    const heading = page?.querySelector('h1');
    if (done || !heading || (heading.textContent === before && !isSameFine)) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(() => look());
  const cancel = after(SAME_HEADING_AFTER_MS, () => look(true));
  const stop = (): void => {
    done = true;
    observer.disconnect();
    cancel();
  };
  if (page) observer.observe(page, { childList: true, subtree: true, characterData: true });
  look();
  return stop;
}
