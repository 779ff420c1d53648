import { lazyPage } from '@burrow/client';
import type { ComponentType, ReactElement } from 'react';
import { withPageTexts, withPictureTexts, withProfileTexts } from '../locales/texts.ts';

type Load = () => Promise<ComponentType>;

/** A page of this area, loaded with its texts: `accountPage(async () => (await import('…')).LogInPage)`. */
export const accountPage = (load: Load): ReactElement => lazyPage(withPageTexts(load));

/** A page of the profile, which has additional texts. */
export const profilePage = (load: Load): ReactElement => lazyPage(withProfileTexts(load));

/** A page around the log-in with pictures, which has additional texts. */
export const picturePage = (load: Load): ReactElement => lazyPage(withPictureTexts(load));
