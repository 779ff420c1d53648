import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton } from '@burrow/ui';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { textLanguage } from '../../level/text-language.rules.ts';
import { LevelEntry } from '../code-book/index.ts';
import { DoseText } from './dose-text.tsx';
import { doseOf, hintOf, type Step } from './ladder.rules.ts';
import { useDose } from './use-dose.ts';

interface StepTextProps {
  readonly step: Exclude<Step, 'code'>;
  readonly level: LevelData;
  readonly onCode: ((code: string) => void) | null;
  readonly onClose: () => void;
}

/** What a step of help says. */
export function StepText({ step, level, onCode, onClose }: StepTextProps) {
  const { t } = useTranslation('play-dialogs');
  switch (step) {
    case 'hint':
      return <LevelMarkdown text={hintOf(level)} {...textLanguage(level)} />;
    case 'tip':
      return (
        <>
          <LevelMarkdown text={level.tip} {...textLanguage(level)} />
          <p className="ladder__note">{t('texts.tipNote')}</p>
        </>
      );
    case 'tutorial':
      return <LevelMarkdown text={level.tutorial} {...textLanguage(level)} />;
    case 'book':
      return <LevelEntry open onClose={onClose} level={level} onCode={onCode} />;
    default:
      return <Dose key={step} number={doseOf(step, level.hintDoseCount) ?? 1} level={level} />;
  }
}

function Dose({ number, level }: { readonly number: number; readonly level: LevelData }) {
  const { t } = useTranslation('play-dialogs');
  const { dose, isError, retry } = useDose(level, number);
  if (dose)
    return (
      <>
        {dose.kind === 'lines' && <p className="ladder__note">{t('help.lines')}</p>}
        <DoseText dose={dose} level={level} />
      </>
    );
  if (!isError) return <DelayedSkeleton label={t('help.loading')} lines={2} />;
  return (
    <>
      <p>{t('help.failed')}</p>
      <Button onClick={retry}>{t('help.retry')}</Button>
    </>
  );
}
