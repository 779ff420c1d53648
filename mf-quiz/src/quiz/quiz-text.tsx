import { LocaleLink } from '@burrow/client';
import { ANIMAL_PLACEHOLDER } from '@burrow/contracts';
import { MarkdownText, type LinkTo } from '@burrow/exercises/markdown';
import { useAnimal } from './use-animal.ts';

/** A text of a quiz in Markdown, with the name of the learner's animal. */
export function QuizText({ text }: { readonly text: string }) {
  return <MarkdownText text={text.replaceAll(ANIMAL_PLACEHOLDER, useAnimal().name)} Link={QuizLink} />;
}

const QuizLink: LinkTo = ({ href, children }) =>
  href.startsWith('/') ? (
    <LocaleLink to={href.slice(1)}>{children}</LocaleLink>
  ) : (
    <a href={href}>{children}</a>
  );
