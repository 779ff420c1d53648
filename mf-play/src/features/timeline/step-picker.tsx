import { useTranslation } from '@burrow/i18n';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Recording } from '../../run/recording.ts';
import { isCommand } from '../../run/recorded-steps.ts';
import { StepIcon } from './step-icon.tsx';
import type { Timeline } from './use-timeline.ts';
import { MOST_CELLS, positionAfterKey, stepCode } from './timeline.rules.ts';

interface StepPickerProps extends Pick<Timeline, 'position' | 'aside'> {
  readonly recording: Recording;
  readonly onSeek: (position: number) => void;
}

/** One cell for each step, or a slider if there are many. Arrow keys step, Home and End go to the ends. */
export function StepPicker({ recording, position, aside, onSeek }: StepPickerProps) {
  const { t } = useTranslation('timeline');
  const { steps, length } = recording;
  const label = t('cells');
  const valueText = usePositionText(recording, position, aside);
  const press = (event: KeyboardEvent): void => {
    const to = positionAfterKey(event.key, position, length);
    if (to === null) return;
    event.preventDefault();
    if (to !== position || aside !== null) onSeek(to);
  };
  const pick = ({ clientX, clientY }: MouseEvent): void => {
    const step = stepAt(clientX, clientY);
    if (step !== null && step <= length) onSeek(step);
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons > 0 && stepAt(event.clientX, event.clientY) !== position) pick(event);
  };
  if (steps.all.length > MOST_CELLS) {
    return (
      <input
        type="range"
        className="timeline__slider"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={length}
        value={position}
        onKeyDown={press}
        onChange={event => onSeek(Number(event.target.value))}
      />
    );
  }
  return (
    <div
      className="timeline__cells"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={position}
      aria-valuetext={valueText}
      onKeyDown={press}
      onClick={pick}
      onPointerMove={drag}
    >
      {steps.all.map((step, index) => (
        <span
          key={index}
          className={cellClass(index, position, recording, aside !== 'walk')}
          title={stepCode(step, recording.code)}
          data-step={index + 1}
        >
          {isCommand(step) ? <StepIcon name={step.name} /> : step.line}
        </span>
      ))}
    </div>
  );
}

/** Returns the step whose cell is at a point of the window; a finger that drags stays with the cell that it touched first. */
function stepAt(x: number, y: number): number | null {
  const step = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return step === undefined ? null : Number(step);
}

function cellClass(
  index: number,
  position: number,
  { isRefused, length }: Recording,
  isHere: boolean,
): string {
  const base = 'timeline__cell';
  const refused = isRefused && index === length - 1 ? ` ${base}--refused` : '';
  if (isHere && index === position - 1) return `${base}${refused} ${base}--here`;
  return index < position ? `${base}${refused} ${base}--shown` : `${base}${refused}`;
}

function usePositionText(
  { steps, length, code }: Recording,
  position: number,
  aside: Timeline['aside'],
): string {
  const { t } = useTranslation('timeline');
  const step = steps.all[position - 1];
  if (aside === 'walk') return t('walked');
  if (!step) return t('start');
  if (aside === 'step') return t('within', { step: position, count: length });
  const said = { step: position, count: length, code: stepCode(step, code), line: step.line };
  return step.next === null ? t('value', said) : t('valueNext', { ...said, next: step.next });
}
