import type { QuizQuestion } from '@burrow/contracts';
import { CodeField } from '@burrow/exercises';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { loadWorld } from '@burrow/world';
import { useMemo } from 'react';
import { FarmMap } from '../../../map/farm-map.tsx';
import { MapFrame } from '../../../map/map-frame.tsx';
import { mapWords } from '../../../map/tile-words.rules.ts';
import { useAnimal } from '../../../quiz/use-animal.ts';
import type { AnswerAreaProps } from '../kinds/kind.types.ts';
import { RunReport } from './run-report.tsx';
import { useWorldRun } from './use-world-run.ts';

const MAX_LENGTH = 5_000;

type Asked = Extract<QuizQuestion, { readonly kind: 'world' }>;

/** A program to be written and run on a small map; its last run that came to its end is the answer. */
export function WorldQuestion(props: AnswerAreaProps) {
  return props.question.kind === 'world' ? <World {...props} question={props.question} /> : null;
}

function World({ question, draft, isSettled, onDraft }: AnswerAreaProps & { readonly question: Asked }) {
  const { t } = useTranslation(['quiz-world', 'quiz']);
  const { level, template, commands, variants = [] } = question;
  const given = draft.answer?.kind === 'world' ? draft.answer.code : undefined;
  const code = draft.code ?? given ?? template;
  const world = useMemo(() => loadWorld(level), [level]);
  const animal = useAnimal();
  const run = useWorldRun(world, variants, ({ code: ran, answer }) => {
    if (!isSettled) onDraft({ code: ran, answer });
  });
  const isStill = run.phase === 'still';
  const isOfCode = run.end?.code === code;
  return (
    <div className="quiz-program">
      <div className="quiz-world__code">
        {commands.length > 0 && <Commands names={commands} />}
        {variants.length > 0 && <p className="quiz-hint">{t('variants')}</p>}
        <CodeField
          label={t('program')}
          keys={t('keys')}
          code={code}
          onChange={next => onDraft({ code: next, answer: null })}
          onRun={() => run.run(code)}
          disabled={isSettled || !isStill}
          runningLine={run.line}
          errorLine={isOfCode ? (run.end?.error?.line ?? null) : null}
          maxLength={MAX_LENGTH}
        />
        <div className="quiz-world__runs">
          {isStill ? (
            <Button size="large" icon={<Icon name="run" size={18} />} onClick={() => run.run(code)}>
              {t('run')}
            </Button>
          ) : (
            <Button size="large" danger icon={<Icon name="stop" size={18} />} onClick={run.stop}>
              {t('stop')}
            </Button>
          )}
          <RunReport phase={run.phase} end={run.end} isOfCode={isOfCode} isSettled={isSettled} />
        </div>
      </div>
      <MapFrame size={level.map}>
        <FarmMap world={world} state={run.state} label={mapWords(world, run.state, t, animal.name)} />
      </MapFrame>
    </div>
  );
}

/** What can be used of the commands. */
function Commands({ names }: { readonly names: Asked['commands'] }) {
  const { t } = useTranslation('quiz-world');
  return (
    <p className="quiz-world__commands">
      {t('commands')}{' '}
      {names.map(name => (
        <code key={name} dir="ltr">
          {`player.${name}()`}
        </code>
      ))}
    </p>
  );
}
