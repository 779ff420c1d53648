import { useAppSelector, type SlotProps } from '@burrow/client';
import { Outlet } from '@burrow/client/router';
import type { ComponentType } from 'react';

interface DevLayoutProps {
  readonly drawer: ComponentType<SlotProps> | undefined;
}

/** As much of the shell as the area needs: a heading, its drawer, its page and the last message. */
export function DevLayout({ drawer: Drawer }: DevLayoutProps) {
  const heading = useAppSelector(state => state.page.heading);
  const snackbar = useAppSelector(state => state.snackbar.current);
  return (
    <>
      <header className="dev-bar">
        <strong>mf-play</strong>
        <span>{heading}</span>
        {snackbar && <output key={snackbar.id}>{snackbar.text}</output>}
        {Drawer && (
          <details className="dev-drawer">
            <summary>drawer</summary>
            <Drawer />
          </details>
        )}
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
