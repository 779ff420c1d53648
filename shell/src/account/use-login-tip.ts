import { after, kept } from '@burrow/client';
import { useEffect, useState, type RefObject } from 'react';

export const LOGIN_TIP_KEY = 'login_tip_shown';
const OPENS_AFTER_MS = 30_000;
const STAYS_MS = 10_000;

const wasShown = (): boolean => kept.getItem(LOGIN_TIP_KEY) !== null;

interface LoginTip {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The tip next to Log In: opens by itself only once ever, after half a minute, and on hover or focus. */
export function useLoginTip(button: RefObject<HTMLElement | null>): LoginTip {
  const [open, setOpen] = useState(false);
  const [byItself, setByItself] = useState(false);

  useEffect(() => {
    if (wasShown()) return;
    return after(OPENS_AFTER_MS, () => {
      // Over a dialog it would take the Escape that is meant for the dialog.
      if (document.querySelector('[role="dialog"]')) return;
      if (document.hidden || button.current?.checkVisibility?.() === false) return;
      // Only once ever: if that cannot be stored, never.
      if (!kept.setItem(LOGIN_TIP_KEY, '1')) return;
      setByItself(true);
      setOpen(true);
    });
  }, [button]);

  useEffect(() => {
    if (!byItself) return;
    const close = (): void => {
      setByItself(false);
      setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const cancel = after(STAYS_MS, close);
    window.addEventListener('keydown', onKey);
    return () => {
      cancel();
      window.removeEventListener('keydown', onKey);
    };
  }, [byItself]);

  return { open, setOpen };
}
