import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { windowFilled } from './page.slice.ts';

/** Gives the page the whole window below the top bar while it is shown: the foot of the site moves into the menu. */
export function useWholeWindow(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(windowFilled(true));
    return () => {
      dispatch(windowFilled(false));
    };
  }, [dispatch]);
}
