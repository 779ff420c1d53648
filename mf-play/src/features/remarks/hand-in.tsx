import { type ApiError, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import type { OwnHandedIn } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Icon, type IconName, Tooltip } from '@burrow/ui';
import { useFeedbackHere } from './use-feedback-here.ts';
import { useLevel } from '../../level/level.context.ts';
import { useHandInMutation } from '../../level/feedback.api.ts';
import { useCode } from '../../level/use-code.ts';
import { useRunPart } from '../../run/use-run.ts';

const ICONS: Readonly<Record<OwnHandedIn['state'], IconName>> = {
  'handed-in': 'history',
  accepted: 'success',
  'look-again': 'replay',
};

/** Hands in the program of an assigned level, and says how the last one came back. */
export function HandIn() {
  const { isStudent } = useSession();
  const { handedIn, isAssigned } = useFeedbackHere();
  if (!handedIn && !isAssigned) return null;
  return (
    <div className="hand-in">
      {handedIn && <HandedInState work={handedIn} />}
      {isStudent && isAssigned && <HandInButton isAgain={handedIn !== null} />}
    </div>
  );
}

function HandedInState({ work: { state, handed_in_at } }: { readonly work: OwnHandedIn }) {
  const { t } = useTranslation('remarks');
  const { dayAndTime } = useDates();
  return (
    <p className={`hand-in__state hand-in__state--${state}`}>
      <Icon name={ICONS[state]} size={16} /> {t(`states.${state}`, { at: dayAndTime(handed_in_at) })}
    </p>
  );
}

function HandInButton({ isAgain }: { readonly isAgain: boolean }) {
  const { t } = useTranslation(['remarks', 'shell']);
  const dispatch = useAppDispatch();
  const { level } = useLevel();
  const { now } = useCode();
  const hasRun = useRunPart(view => view.hasRun);
  const isRunning = useRunPart(view => view.isRunning);
  const [send, { isLoading }] = useHandInMutation();
  const isOpen = hasRun && !isRunning && !isLoading;
  const handIn = async (): Promise<void> => {
    const { error } = await send({ course: level.course_slug, level: level.slug, code: now() });
    if (!error) dispatch(snackbarShown(t('done'), 'success'));
    else dispatch(snackbarShown(t(`shell:errors.${(error as ApiError).code}`, t('notDone')), 'error'));
  };
  return (
    <Tooltip title={hasRun ? '' : t('runFirst')} trigger={['hover', 'focus', 'click']}>
      <Button
        aria-disabled={!isOpen}
        className={isOpen ? '' : 'hand-in__closed'}
        onClick={() => isOpen && void handIn()}
      >
        <Icon name="work" size={16} /> {t(isAgain ? 'handInAgain' : 'handIn')}
        {!hasRun && <span className="visually-hidden">. {t('runFirst')}</span>}
      </Button>
    </Tooltip>
  );
}
