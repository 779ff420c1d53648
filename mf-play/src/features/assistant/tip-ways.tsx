import type { Tip } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

interface TipWaysProps {
  readonly tip: Tip | null;
  readonly isRunning: boolean;
  /** The code has changed since the tip was requested. */
  readonly isStale: boolean;
  readonly onApply: (code: string, line: number) => void;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** What can be done with a tip: apply its line or type it, or ask for more if it has none yet. */
export function TipWays({ tip, isRunning, isStale, onApply, onMore, onClose }: TipWaysProps) {
  const { t } = useTranslation('assistant');
  const { resulted_code: code = null, line_number: line = null } = tip ?? {};
  const change = code !== null && line !== null ? { code, line } : null;
  const isTyped = tip?.dose === 'line' && !change && (tip.code_to_add ?? tip.code_to_modify) !== null;
  const hasMore = tip !== null && !change && !isTyped && !tip.is_code_sufficient;
  return (
    <>
      <div className="owl-card__ways">
        {change && (
          <button
            type="button"
            className="way-button"
            disabled={isRunning || isStale}
            onClick={() => onApply(change.code, change.line)}
          >
            {t('apply', { line: change.line })}
          </button>
        )}
        {hasMore && (
          <button type="button" className="way-button" disabled={isRunning} onClick={onMore}>
            {t('more')}
          </button>
        )}
        <button type="button" className="owl-card__away" onClick={onClose}>
          {t('away')}
        </button>
      </div>
      {isTyped && <p className="owl-card__note">{t('typeIt')}</p>}
      {change && isStale && <p className="owl-card__note">{t('changed')}</p>}
    </>
  );
}
