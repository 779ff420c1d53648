import { lazyPage, type RemoteModule } from '@burrow/client';
import { loadCodeBookTexts, loadGuideTexts } from '../../locales/texts.ts';
import { loadGuide } from './load-guide.ts';

const page = lazyPage(async () => {
  const [{ GuidePage }, guide] = await Promise.all([
    import('./guide.page.tsx'),
    loadGuide(),
    loadGuideTexts(),
    loadCodeBookTexts(),
  ]);
  return () => <GuidePage guide={guide} />;
});

/** The teacher's guide. */
export const guideRoutes: RemoteModule['routes'] = [
  { path: 'guide', element: page },
  { path: 'guide/:page', element: page },
];
