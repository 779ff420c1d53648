import { LocaleLink } from '@burrow/client';
import { MarkdownText, type LinkTo } from '@burrow/exercises/markdown';

interface LevelMarkdownProps {
  readonly text: string;
  /** The element of its headings; `h3` by default. */
  readonly heading?: 'h2' | 'h3';
  /** If it is not that of the page. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** A text of a level, with links inside the site in the page's language. */
export const LevelMarkdown = (props: LevelMarkdownProps) => <MarkdownText {...props} Link={TextLink} />;

const TextLink: LinkTo = ({ href, children }) =>
  href.startsWith('/') ? (
    <LocaleLink to={href.slice(1)}>{children}</LocaleLink>
  ) : (
    <a href={href}>{children}</a>
  );
