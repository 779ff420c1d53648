import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part that is loaded beside the page and stands there once it has come; nothing until then, and where it fails.
 * @param load brings the part, and its texts
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;

  return function Part(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      let current = true;
      load().then(
        part => {
          loaded = part;
          if (current) setComponent(() => part);
        },
        (error: unknown) => console.warn('A part of the page did not load.', error),
      );
      return () => {
        current = false;
      };
    }, []);
    return Component && <Component {...props} />;
  };
}
