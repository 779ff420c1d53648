import type { QuizAnswer, WorldLevel } from '@burrow/contracts';
import { DomainError, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ReplayerService } from '../../levels/level-update/index.ts';
import type { Asked } from './asked-question.rules.ts';

type Program = Pick<Asked, 'asked' | 'variants'>;
type WorldAnswer = Extract<QuizAnswer, { readonly kind: 'world' }>;
type Run = Pick<WorldAnswer, 'commands' | 'variables'>;

/** Judges programs that were handed in as answers, by replay of what they did. */
@Injectable()
export class ProgramAnswersService {
  constructor(private readonly replayer: ReplayerService) {}

  /**
   * Whether a program meets the goals of its question on every map, and may have done so; false for other kinds of
   * questions.
   * @throws DomainError quiz/other-try for what a page of another version sends
   */
  async isSolved(learner: Learner, { asked, variants }: Program, answer: QuizAnswer): Promise<boolean> {
    if (asked.kind !== 'world' || answer.kind !== 'world') return false;
    const solves = (level: WorldLevel, run: Run): Promise<boolean> =>
      this.solves(learner, level, answer, run);
    if (!(await solves(asked.level, answer))) return false;
    if (variants.length > 0 && answer.variants === undefined) throw otherPage();
    for (const [index, level] of variants.entries()) {
      const run = answer.variants?.[index];
      if (!run || !(await solves(level, run))) return false;
    }
    return true;
  }

  private async solves(
    learner: Learner,
    level: WorldLevel,
    { world_version, code }: WorldAnswer,
    { commands, variables }: Run,
  ): Promise<boolean> {
    const settings = [{ commands, variables }];
    const { verdict } = await this.replayer.judgeLevel(learner, level, { world_version, settings, code });
    if (verdict === 'unknown') throw otherPage();
    return verdict === 'verified';
  }
}

const otherPage = (): DomainError => new DomainError('quiz/other-try', 'The page is of another version.');
