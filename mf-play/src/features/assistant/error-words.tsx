import { useTranslation } from '@burrow/i18n';
import type { ErrorWords as Words } from './use-error-words.ts';

interface ErrorWordsProps {
  readonly words: Words;
  readonly titleId: string;
}

/** What went wrong in a run: words first, with Python's own trace below. Read aloud when it appears. */
export function ErrorWords({ words: { title, place, text, trace }, titleId }: ErrorWordsProps) {
  const { t } = useTranslation('play');
  return (
    <div className="owl-card__error">
      <div role="alert">
        <h2 id={titleId}>{title}</h2>
        <p dir="auto">
          {place && <strong className="owl-card__place">{place} </strong>}
          {text}
        </p>
      </div>
      {trace && (
        <details>
          <summary>{t('dialogs.trace')}</summary>
          <pre tabIndex={0} dir="ltr">
            {trace}
          </pre>
        </details>
      )}
    </div>
  );
}
