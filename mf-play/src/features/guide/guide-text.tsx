import type { Guide, GuidePage } from '@burrow/content/guide.types';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { GuideChapters } from './guide-chapters.tsx';
import { GuideCommands } from './guide-commands.tsx';
import { GuidePartView } from './guide-part.tsx';
import { partsOf } from './guide.rules.ts';

/** A page of the guide that is only text, with what belongs below some of them. */
export function GuideText({ page, guide }: { readonly page: GuidePage; readonly guide: Guide }) {
  return (
    <>
      {partsOf(page.text).map(({ id, title, text }) =>
        title === '' ? (
          <LevelMarkdown key={id} text={text} />
        ) : (
          <GuidePartView key={id} id={id} title={title}>
            <LevelMarkdown text={text} />
          </GuidePartView>
        ),
      )}
      {page.slug === 'commands' && <GuideCommands />}
      {page.slug === 'chapters' && <GuideChapters courses={guide.courses} />}
    </>
  );
}
