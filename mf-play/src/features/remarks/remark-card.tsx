import type { OwnRemark } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';

interface RemarkCardProps {
  readonly remark: OwnRemark;
  /** Where its line is now, from 1; null if it is about no line, or the line is gone. */
  readonly line: number | null;
  readonly onClose: () => void;
}

/** The id of a remark's card on the page. */
export const remarkCardId = ({ id }: Pick<OwnRemark, 'id'>): string => `remark-${id}`;

/** What a teacher wrote, at its line or above the program. */
export function RemarkCard({ remark, line, onClose }: RemarkCardProps) {
  const { t, i18n } = useTranslation('remarks');
  const { dayAndTime } = useDates();
  const { text, created_at, read_at } = remark;
  const about = useAbout(remark, line);
  return (
    <section
      id={remarkCardId(remark)}
      className="remark-card"
      aria-label={about}
      dir={i18n.dir()}
      tabIndex={-1}
    >
      <p className="remark-card__about">
        <Icon name="guide" size={16} /> <strong>{about}</strong>{' '}
        <time dateTime={created_at}>{dayAndTime(created_at)}</time>
      </p>
      <div className="remark-card__said">
        {text && (
          <p className="remark-card__text" dir="auto">
            {text}
          </p>
        )}
        {line === null && remark.line && <LineMeant text={remark.line.text} />}
      </div>
      <Button size="small" className="remark-card__close" onClick={onClose}>
        {t(read_at === null ? 'gotIt' : 'close')}
      </Button>
    </section>
  );
}

/** The line that a remark was written about, if it is no longer there. */
export function LineMeant({ text }: { readonly text: string }) {
  const { t } = useTranslation('remarks');
  return (
    <p className="remark-card__line">
      {t('lineWas')} <code dir="ltr">{text.trim()}</code>
    </p>
  );
}

/** What a remark is about, in words. */
export function useAbout({ about, verdict }: OwnRemark, line: number | null): string {
  const { t } = useTranslation('remarks');
  if (verdict !== null) return t(`verdicts.${verdict}`);
  return line === null ? t(`about.${about}`) : t('about.onLine', { line });
}
