import { useTranslation } from '@burrow/i18n';
import type { ErrorWords as Words } from './use-error-words.ts';

interface ErrorWordsProps {
  readonly words: Words;
  readonly titleId: string;
}

/** What went wrong in a run: words first, with Python's own trace below. Read aloud when it appears. */
export function ErrorWords({ words: { title, place, text, trace, detail }, titleId }: ErrorWordsProps) {
  const { t } = useTranslation(['play', 'assistant']);
  const own = detail && t(`assistant:details.${detail.code}`, { count: detail.maxLines });
  const whole = [own, trace].filter(Boolean).join('\n');
  return (
    <div className="owl-card__error">
      <div role="alert">
        <h2 id={titleId}>{title}</h2>
        <p dir="auto">
          {place && <strong className="owl-card__place">{place} </strong>}
          {text}
        </p>
      </div>
      {whole && (
        <details>
          <summary>{t('dialogs.trace')}</summary>
          <pre tabIndex={0} dir={own && !trace ? 'auto' : 'ltr'}>
            {whole}
          </pre>
        </details>
      )}
    </div>
  );
}
