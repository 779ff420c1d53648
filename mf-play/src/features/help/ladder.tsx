import type { LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { useRunPart } from '../../run/use-run.ts';
import { openSteps, stepAfter, type Step } from './ladder.rules.ts';
import { Shortcuts } from './shortcuts.tsx';
import { StepText } from './step-text.tsx';

/** The step at which the assistant looks at the learner's own code. */
export interface OwnCode {
  /** How many looks are left, and how to get more; empty if there is nothing to say. */
  readonly told: string;
  /** How many looks are left for the day; null if that is not known or not limited. */
  readonly left: number | null;
  readonly onOpen: () => void;
  /** What it says. */
  readonly content: ReactNode;
}

export interface LadderProps extends DialogProps {
  readonly level: LevelData;
  /** Null where the assistant is off. */
  readonly ownCode: OwnCode | null;
  readonly titleId: string;
  /** Puts an example into the editor; null while nothing can be put in. */
  readonly onCode: ((code: string) => void) | null;
}

/** Help in steps, each on request, from a question to an example. Where the learner was stays until the level is left. */
export function Ladder({ level, ownCode, titleId, onCode, onClose }: LadderProps) {
  const { t } = useTranslation('play-dialogs');
  const hasRun = useRunPart(view => view.hasRun);
  const steps = openSteps(level, { hasRun, hasTips: ownCode !== null });
  const [chosen, choose] = useLastStep(level);
  const shown = steps.includes(chosen) ? chosen : (steps.find(step => step !== 'code') ?? 'book');
  const current = useRef<HTMLButtonElement>(null);
  const next = stepAfter(steps, shown);

  useEffect(() => current.current?.focus({ preventScroll: true }), []);
  const ladder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ladder.current) return;
    const places = ladder.current.closest('.play__answers');
    const show = (): void => places?.scrollIntoView({ block: 'nearest' });
    show();
    // What a step tells may be loaded first: the card grows then.
    const watch = new MutationObserver(show);
    watch.observe(ladder.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    // The button that led to the last step is gone.
    if (!next && document.activeElement === document.body) current.current?.focus();
  }, [next]);
  const open = (step: Step): void => {
    choose(step);
    if (step === 'code') ownCode?.onOpen();
  };
  return (
    <div ref={ladder} className="ladder">
      <h2 id={titleId} className="visually-hidden">
        {t('help.title')}
      </h2>
      <StepButtons steps={steps} shown={shown} ownCode={ownCode} onOpen={open} current={current} />
      <div className="ladder__text" aria-live="polite">
        {shown === 'code' ? (
          ownCode?.content
        ) : (
          <StepText step={shown} level={level} onCode={onCode} onClose={onClose} />
        )}
      </div>
      {(!hasRun || shown === 'hint') && (
        <p className="ladder__note">{t(hasRun ? 'help.noCost' : 'help.runForMore')}</p>
      )}
      <div className="ladder__ways">
        {next && (
          <button type="button" className="way-button" onClick={() => open(next)}>
            {t('help.more')} <Icon name="forward" mirrored size={16} />
          </button>
        )}
        <Shortcuts />
      </div>
    </div>
  );
}

interface StepButtonsProps {
  readonly steps: readonly Step[];
  readonly shown: Step;
  readonly ownCode: OwnCode | null;
  readonly onOpen: (step: Step) => void;
  /** The button of the step that is shown. */
  readonly current: RefObject<HTMLButtonElement | null>;
}

function StepButtons({ steps, shown, ownCode, onOpen, current }: StepButtonsProps) {
  const { t } = useTranslation('play-dialogs');
  return (
    <ol className="ladder__steps" aria-label={t('help.steps')}>
      {steps.map(step => (
        <li key={step}>
          <button
            ref={step === shown ? current : null}
            type="button"
            className="ladder__step"
            aria-current={step === shown ? 'step' : undefined}
            aria-label={
              step === 'code' && ownCode?.told ? `${t('help.names.code')}. ${ownCode.told}` : undefined
            }
            onClick={() => onOpen(step)}
          >
            {t(`help.names.${step}`)}
            {step === 'code' && ownCode?.left !== null && <span> {ownCode?.left}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The step at which a level's help was left, as long as the page lives. */
const left = new Map<string, Step>();

function useLastStep({ course_slug: course, slug }: LevelData): [Step, (step: Step) => void] {
  const key = `${course}/${slug}`;
  const [step, setStep] = useState<Step>(left.get(key) ?? 'hint');
  const choose = (chosen: Step): void => {
    setStep(chosen);
    // A look at the code is asked for anew each time.
    if (chosen !== 'code') left.set(key, chosen);
  };
  return [step, choose];
}
