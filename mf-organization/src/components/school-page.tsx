import { lazyPage } from '@burrow/client';
import type { ComponentType, ReactElement } from 'react';
import { type MoreTexts, withTexts } from '../locales/texts.ts';

/** A page of this area, loaded with its texts: `schoolPage(async () => (await import('…')).TeachersPage, 'teachers')`. */
export const schoolPage = (load: () => Promise<ComponentType>, ...more: MoreTexts[]): ReactElement =>
  lazyPage(withTexts(load, more));
