import { lazyPage } from '@burrow/client';
import type { ComponentType, ReactElement } from 'react';
import { type MoreTexts, withTexts } from '../locales/texts.ts';

/** A page of this area, loaded with its texts: `billingPage(async () => (await import('…')).PurchasePage, 'purchase')`. */
export const billingPage = (load: () => Promise<ComponentType>, ...more: MoreTexts[]): ReactElement =>
  lazyPage(withTexts(load, ...more));
