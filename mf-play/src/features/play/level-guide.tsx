import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { memo, useEffect, useRef } from 'react';
import { useGuide } from '../../level/guide.context.tsx';
import { textLanguage } from '../../level/text-language.rules.ts';
import { useScreen } from '../../level/screen.context.ts';
import { GuideImage } from '../guide-image/index.ts';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';

interface LevelGuideProps {
  readonly level: LevelData;
}

/** The whole text of the level, or one line that opens it. */
export const LevelGuide = memo(function LevelGuide({ level }: LevelGuideProps) {
  const { t } = useTranslation('play');
  const { openPanel } = useScreen();
  const { isOpen, isChosen, choose } = useGuide();
  const shown = useRef<HTMLButtonElement & HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) shown.current?.focus();
  }, [isChosen, isOpen]);
  if (level.guideNotReady) return <p>{t('level.guideNotReady')}</p>;
  if (!isOpen)
    return (
      <button
        ref={shown}
        type="button"
        className="level-guide level-guide--folded"
        onClick={() => choose(true)}
      >
        <Icon name="book" size={18} />
        <span className="level-guide__label">{t('level.guide')}</span>
        <span className="level-guide__start" aria-hidden="true">
          {level.guide.replaceAll(/[*`]/g, '')}
        </span>
      </button>
    );
  return (
    <div ref={shown} className="level-guide" role="group" aria-label={t('level.guide')} tabIndex={-1}>
      <button
        type="button"
        className="level-guide__fold"
        aria-label={t('level.foldGuide')}
        title={t('level.foldGuide')}
        onClick={() => choose(false)}
      >
        <Icon name="close" size={18} />
      </button>
      <GuideImage level={level} />
      {level.textsLanguage && <p className="level-guide__language">{t('level.inEnglish')}</p>}
      <LevelMarkdown text={level.guide} {...textLanguage(level)} />
      {level.guideImage && (
        <button type="button" className="level-guide__picture" onClick={() => openPanel('guide')}>
          {t('level.guidePicture')}
        </button>
      )}
    </div>
  );
});
