import { LocaleLink, useOwnsPrefix } from '@burrow/client';
import { loadInLanguage, type LoadByLanguage } from '@burrow/i18n';
import type { ComponentType } from 'react';
import { TextArticle } from '../text-article.tsx';
import './adults-page.css';
import type texts from './steps/en.json';

/** A next step: the page of another area, by its address, and what the link says. */
interface NextStep {
  readonly text: keyof typeof texts;
  readonly to: string;
  /** A prefix of the area that owns the page; without that area the step is left out. */
  readonly prefix: string;
}

interface AdultsPage {
  /** A key of the shell's texts. */
  readonly title: string;
  /** The address of a picture of the farm, 320 by 224 pixels. */
  readonly picture: string;
  /** The first is the main one. */
  readonly steps: readonly NextStep[];
  readonly load: LoadByLanguage<string>;
}

/** A text for adults who decide, under a picture of the farm, with what they can do next. */
export async function loadAdultsPage({ title, picture, steps, load }: AdultsPage): Promise<ComponentType> {
  const [{ content: html, language }, { content: words }] = await Promise.all([
    loadInLanguage(load),
    loadInLanguage<typeof texts>(code => import(`./steps/${code}.json`, { with: { type: 'json' } })),
  ]);
  return function Page() {
    const owns = useOwnsPrefix();
    return (
      <>
        <img className="adults-page__farm" src={picture} alt="" width={320} height={224} />
        <TextArticle title={title} html={html} language={language} />
        <p className="adults-page__steps">
          {steps
            .filter(({ prefix }) => owns(prefix))
            .map(({ text, to }, index) => (
              <LocaleLink
                key={text}
                to={to}
                className={`link-button ${index === 0 ? 'link-button--main' : ''}`}
              >
                {words[text]}
              </LocaleLink>
            ))}
        </p>
      </>
    );
  };
}
