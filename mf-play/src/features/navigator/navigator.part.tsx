import type { SlotProps } from '@burrow/client';
import { lazy, Suspense } from 'react';

const LazyNavigator = lazy(async () => ({
  default: (await import('./navigator.tsx')).MenuNavigator,
}));

/** What is to play, in the menu; its code is loaded when the menu is opened. */
export function Navigator(props: SlotProps) {
  return (
    <Suspense>
      <LazyNavigator {...props} />
    </Suspense>
  );
}
