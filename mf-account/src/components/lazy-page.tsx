import type { ComponentType, ReactElement } from 'react';
import { loadPageTexts, withProfileTexts } from '../locales/texts.ts';
import { lazyPart } from './lazy-part.tsx';

/** A page that is loaded with the area's texts when its path is first opened: `lazyPage(async () => (await import('…')).LoginPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazyPart(async () => {
    const [page] = await Promise.all([load(), loadPageTexts()]);
    return page;
  });
  return <Page />;
}

/** The same for a page of the profile, which brings the profile's texts besides. */
export const lazyProfilePage = (load: () => Promise<ComponentType>): ReactElement =>
  lazyPage(withProfileTexts(load));
