import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { AppThunk } from '../store/store.ts';
import { siteConfigSlice, type SiteConfig } from './site-config.slice.ts';

const { asked, failed, read } = siteConfigSlice.actions;

const readSiteConfig = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getState().siteConfig.isAsked) return;
  dispatch(asked());
  try {
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    if (response.ok) dispatch(read((await response.json()) as Partial<SiteConfig>));
  } catch {
    dispatch(failed());
  }
};

/** Returns the site's configuration; everything is unset until it has been read. */
export function useSiteConfig(): SiteConfig {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(readSiteConfig());
  }, [dispatch]);
  return useAppSelector(state => state.siteConfig.config);
}
