import { useEffect, useState, type RefObject } from 'react';

export const LOGIN_TIP_KEY = 'login_tip_shown';
const OPENS_AFTER_MS = 30_000;
const STAYS_MS = 10_000;

function wasShown(): boolean {
  try {
    return localStorage.getItem(LOGIN_TIP_KEY) !== null;
  } catch {
    return true;
  }
}

interface LoginTip {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The tip beside Log In: by itself once ever, after half a minute, and on hover or focus. */
export function useLoginTip(button: RefObject<HTMLElement | null>): LoginTip {
  const [open, setOpen] = useState(false);
  const [byItself, setByItself] = useState(false);

  useEffect(() => {
    if (wasShown()) return;
    const timer = setTimeout(() => {
      if (document.hidden || button.current?.checkVisibility?.() === false) return;
      localStorage.setItem(LOGIN_TIP_KEY, '1');
      setByItself(true);
      setOpen(true);
    }, OPENS_AFTER_MS);
    return () => clearTimeout(timer);
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
    const timer = setTimeout(close, STAYS_MS);
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [byItself]);

  return { open, setOpen };
}
