import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that is loaded beside the page and stands there once it has come; null until then, and where it fails.
 * @param load must be the same function at each call
 * @param isNeeded it is not asked for before
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded = true,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded || part) return;
    let current = true;
    load().then(
      loaded => current && setPart(() => loaded),
      (error: unknown) => console.warn('A part of the page did not load.', error),
    );
    return () => {
      current = false;
    };
  }, [isNeeded, load, part]);
  return part;
}
