const dashed = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Names in the atlas of objects that may show a thing in its current state, the best one first: with what was put on
 * it (`pole-rbgbr`), in its state (`tray-filled`), then plain (`tray`). `status` and `text` are those of
 * the world's item state.
 */
export function frameNames(sprite: string, status: string, text: string | null = null): readonly string[] {
  const own = dashed(sprite);
  const put = text === null || text === '' ? [] : [`${own}-${dashed(text)}`];
  return [...put, `${own}-${status}`, own];
}

/** The name in the atlas of a thing in the counter, e.g. `berry-milk` of `berry milk`. */
export const iconName = dashed;
