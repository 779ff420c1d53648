/** Between picture and card, in pixels. */
const GAP = 8;

/** Scrolls the farm out from under a card that lies over the lower edge of the page. */
export function showPictureAbove(card: HTMLElement): void {
  const picture = card.closest('.play')?.querySelector('.game-frame');
  if (!picture || getComputedStyle(card).position !== 'fixed') return;
  const covered = picture.getBoundingClientRect().bottom + GAP - card.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}
