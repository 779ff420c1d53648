import type { ComponentType, ReactElement } from 'react';
import { loadPageTexts } from '../locales/texts.ts';
import { lazyPart } from './lazy-part.tsx';

/** A page that is loaded with the area's texts when its path is first opened: `lazyPage(async () => (await import('…')).LoginPage)`. */
export function lazyPage(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazyPart(async () => {
    const [page] = await Promise.all([load(), loadPageTexts()]);
    return page;
  });
  return <Page />;
}
