import { lazyPage } from '@burrow/client';
import type { ComponentType, ReactElement } from 'react';
import { withTexts } from '../locales/texts.ts';

/** A page of this area, loaded with its texts: `schoolPage(async () => (await import('…')).ClassesPage)`. */
export const schoolPage = (load: () => Promise<ComponentType>): ReactElement => lazyPage(withTexts(load));
