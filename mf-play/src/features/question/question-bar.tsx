import { ChoiceList, codeLines, isRight, type Question } from '@burrow/exercises';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useEffect, useRef } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useRunPart } from '../../run/use-run.ts';
import type { OpenQuestion } from './question.context.tsx';
import './question.css';

/** The last line of the output, as the content names it. */
const PRINTED = 'printed()';

function useAsked(question: Question): string {
  const text = useLevel().level.questionText;
  const { t } = useTranslation('question');
  if (question.kind === 'line') return t(`ask.line.${question.which}`);
  if (question.kind === 'tile') return t('ask.tile');
  if (text !== undefined) return t('ask.text', { text });
  return question.of === PRINTED ? t('ask.printed') : t('ask.value', { of: question.of });
}

/** The guide's question with what can be clicked; after the run, how it went. */
export function QuestionBar({ open }: { readonly open: OpenQuestion }) {
  const { t } = useTranslation('question');
  const { question, state, answer, isDemanded, isBlocked } = open;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDemanded) bar.current?.focus();
  }, [isDemanded]);
  const isRunning = useRunPart(run => run.isRunning);
  const asked = useAsked(question);
  return (
    <section ref={bar} tabIndex={-1} className="question-bar" data-demanded={isDemanded} aria-label={asked}>
      <Icon name="hint" size={20} />
      <p className="question-bar__asked">{asked}</p>
      <Choices open={open} legend={asked} />
      <p className="question-bar__told" role="status">
        {isDemanded && t('first')}
        {isBlocked && t('blocked')}
        {state === 'asked' && !isBlocked && answer !== null && !isRunning && t('run')}
        {state === 'seen' && <Verdict open={open} />}
      </p>
    </section>
  );
}

interface ChoicesProps {
  readonly open: OpenQuestion;
  readonly legend: string;
}

function Choices({ open, legend }: ChoicesProps) {
  const { t } = useTranslation('question');
  const { codeTemplate } = useLevel().level;
  const { question, state, answer, choose } = open;
  const isSettled = state === 'seen';
  if (question.kind === 'tile') return <TileChoice open={open} />;
  const chosen = answer === null ? [] : [String(answer)];
  if (question.kind === 'value') {
    const choices = question.choices.map(value => ({ value }));
    const pick = ([value]: readonly string[]): void => void (value !== undefined && choose(value));
    return (
      <ChoiceList legend={legend} choices={choices} chosen={chosen} onChoose={pick} disabled={isSettled} />
    );
  }
  const lines = codeTemplate.split('\n');
  const choices = codeLines(codeTemplate).map(line => ({
    value: String(line),
    label: t('line', { line, code: lines[line - 1]?.trim() }),
  }));
  const pick = ([line]: readonly string[]): void => choose(Number(line));
  return (
    <ChoiceList legend={legend} choices={choices} chosen={chosen} onChoose={pick} disabled={isSettled} />
  );
}

function TileChoice({ open }: { readonly open: OpenQuestion }) {
  const { t } = useTranslation('question');
  const { side, showSide } = useScreen();
  const { answer, state } = open;
  return (
    <>
      {Array.isArray(answer) && (
        <span className="question-bar__tile">
          {t('tile', { column: Number(answer[0]) + 1, row: Number(answer[1]) + 1 })}
        </span>
      )}
      {state === 'asked' && side === 'code' && (
        <Button size="small" className="question-bar__map" onClick={() => showSide('game')}>
          {t('map')}
        </Button>
      )}
    </>
  );
}

function Verdict({ open }: { readonly open: OpenQuestion }) {
  const { t } = useTranslation('question');
  const { question, answer } = open;
  const isTile = question.kind === 'tile';
  const right = isTile
    ? t('tile', { column: question.answer[0] + 1, row: question.answer[1] + 1 })
    : String(question.answer);
  if (answer !== null && isRight(question, answer)) return t('right');
  const key = answer === null ? 'unanswered' : 'other';
  return (
    <>
      {t(key)} {isTile ? right : <code dir="ltr">{right}</code>}
    </>
  );
}
