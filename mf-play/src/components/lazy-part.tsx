import { snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface PartProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface LazyPart<Props extends PartProps> {
  (props: Props): ReactNode;
  /** Begins to load the part. */
  readonly preload: () => void;
}

/**
 * A dialog or drawer that is loaded when it is first opened. Where that fails it says so and closes, and the
 * next try loads anew.
 * @param load brings the part, and its texts
 */
export function lazyPart<Props extends PartProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const request = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      part => (loaded = part),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Part(props: Props) {
    const { t } = useTranslation('play');
    const dispatch = useAppDispatch();
    const [Component, setComponent] = useState(() => loaded);
    const { open, onClose } = props;
    const isNeeded = open && !Component;

    useEffect(() => {
      if (!isNeeded) return;
      let current = true;
      request().then(
        part => current && setComponent(() => part),
        () => {
          if (!current) return;
          dispatch(snackbarShown(t('part.failed'), 'error'));
          onClose();
        },
      );
      return () => {
        current = false;
      };
    }, [dispatch, isNeeded, onClose, t]);

    return Component && <Component {...props} />;
  }

  return Object.assign(Part, { preload: () => void request().catch(() => undefined) });
}
