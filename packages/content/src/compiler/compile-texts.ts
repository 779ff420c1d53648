import type { HintDose } from '@burrow/contracts';
import type { LevelTexts } from '../content.types.ts';
import { boldTerms, namedLines, paragraphs } from './checks/text-measure.ts';
import { linesOf } from './derive-level.ts';
import { toldChecks } from './told-checks.rules.ts';
import { mixed } from './mixed.ts';
import { type LevelSource, referenceOf, type SourceTexts } from './level-source.ts';
import { withComments } from './template-comments.ts';

function hintDoses(source: LevelSource, { hint }: SourceTexts): readonly HintDose[] | undefined {
  const { help, exercise } = source.level;
  const [nudge, ...look] = paragraphs(hint);
  const lines = linesOf(referenceOf(source.solutions));
  const line = help && lines[help.line - 1];
  const lookText = look.join('\n\n');
  const [named] = namedLines(source.texts['en']?.hint ?? '');
  if (!help || line === undefined || nudge === undefined || look.length === 0) return undefined;
  return [
    { kind: 'nudge', text: nudge },
    { kind: 'look', text: lookText, ...(help.tile && { tile: help.tile }), ...(named && { line: named }) },
    // Where lines are put in order, they are on the screen.
    ...(exercise?.kind === 'order' ? [] : [{ kind: 'lines' as const, lines: mixed([...lines, help.decoy]) }]),
    { kind: 'line', line: line.trim() },
  ];
}

/** The sentences of goals, by what their check reads. */
const goalTexts = ({ level }: LevelSource, goals: readonly string[]): Record<string, string> =>
  Object.fromEntries(toldChecks(level.levelGoals).map((check, index) => [check, goals[index] ?? '']));

/**
 * The texts that a learner gets, by language: as written, with the guide's term as an entry of the glossary,
 * the doses of help made of the hint and the reference solution, and the template with its comments.
 */
export function compileTexts(source: LevelSource): Record<string, LevelTexts> {
  return Object.fromEntries(
    Object.entries(source.texts).map(([language, texts]) => {
      const { name, idea, guide, tutorial, hint, tip, meaning, guideImageAlt, comments, goals, question } =
        texts;
      const [term] = boldTerms(guide);
      const doses = hintDoses(source, texts);
      const glossary = term && meaning !== undefined ? [{ term, text: meaning }] : undefined;
      return [
        language,
        {
          name,
          ...(idea !== undefined && { idea }),
          guide,
          tutorial,
          hint,
          tip,
          ...(guideImageAlt !== undefined && { guideImageAlt }),
          ...(glossary && { glossary }),
          ...(goals && { goalTexts: goalTexts(source, goals) }),
          ...(question !== undefined && { questionText: question }),
          ...(doses && { hintDoses: doses }),
          ...(comments && { codeTemplate: withComments(source.template, comments) }),
        },
      ];
    }),
  );
}
