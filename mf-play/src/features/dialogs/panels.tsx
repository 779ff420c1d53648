import { useTranslation } from '@burrow/i18n';
import { useCallback } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import { useLevel } from '../../level/level.context.ts';
import { textLanguage } from '../../level/text-language.rules.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRunPart } from '../../run/use-run.ts';
import { lazyDialog } from '@burrow/client';
import { Certificate } from '../certificate/index.ts';
import { CodeBook } from '../code-book/index.ts';
import { LoadCode, SaveCode } from '../files/index.ts';
import { GuideImage } from '../guide-image/index.ts';
import { History } from '../history/index.ts';
import { withDialogParts } from '../../components/dialog-parts.ts';

const Text = lazyDialog(withDialogParts(async () => (await import('./text.dialog.tsx')).TextDialog));
/** Everything that a press opens over the play screen. Each is loaded when it is first opened. */
export function Panels() {
  const { level, course, who } = useLevel();
  const { text: code, change: onCode } = useCode();
  const isRunning = useRunPart(view => view.isRunning);
  const { panel, openPanel } = useScreen();
  const onClose = useCallback(() => openPanel(null), [openPanel]);
  return (
    <>
      <GuideText onClose={onClose} />
      <SaveCode open={panel === 'save'} onClose={onClose} name={level.slug} code={code} />
      <LoadCode open={panel === 'load'} onClose={onClose} onCode={onCode} />
      <History open={panel === 'history'} onClose={onClose} level={level} code={code} onCode={onCode} />
      <Certificate
        open={panel === 'certificate'}
        onClose={onClose}
        course={course}
        portrait={portraitUrl(who.character)}
      />
      <CodeBook
        open={panel === 'code-book'}
        onClose={onClose}
        level={level}
        animal={who.character.toLowerCase()}
        onCode={isRunning ? null : onCode}
      />
    </>
  );
}

/** The guide of the level with its picture. */
function GuideText({ onClose }: { readonly onClose: () => void }) {
  const { level } = useLevel();
  const { panel } = useScreen();
  const { t } = useTranslation('play');
  const isMissing = level.guideNotReady;
  return (
    <Text
      open={panel === 'guide'}
      onClose={onClose}
      title={t('level.guide')}
      text={isMissing ? t('level.guideNotReady') : level.guide}
      {...(isMissing ? {} : textLanguage(level))}
      picture={<GuideImage level={level} />}
    />
  );
}
