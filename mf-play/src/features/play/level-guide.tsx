import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { memo } from 'react';
import { textLanguage } from '../../level/text-language.rules.ts';
import { useScreen } from '../../level/screen.context.ts';
import { GuideImage } from '../guide-image/index.ts';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';

interface LevelGuideProps {
  readonly level: LevelData;
}

/** The text of the level; on a phone its beginning, with a button that shows all of it. */
export const LevelGuide = memo(function LevelGuide({ level }: LevelGuideProps) {
  const { t } = useTranslation('play');
  const { openPanel } = useScreen();
  if (level.guideNotReady) return <p>{t('level.guideNotReady')}</p>;
  return (
    <div className="level-guide" role="group" aria-label={t('level.guide')} tabIndex={0}>
      <div className="level-guide__text">
        <GuideImage level={level} />
        {level.textsLanguage && <p className="level-guide__language">{t('level.inEnglish')}</p>}
        <LevelMarkdown text={level.guide} {...textLanguage(level)} />
      </div>
      {level.guideImage && (
        <button type="button" className="level-guide__picture" onClick={() => openPanel('guide')}>
          {t('level.guidePicture')}
        </button>
      )}
      <button type="button" className="level-guide__more" onClick={() => openPanel('guide')}>
        {t('level.fullGuide')}
      </button>
    </div>
  );
});
