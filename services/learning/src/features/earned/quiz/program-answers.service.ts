import type { AskedQuestion } from '@burrow/content';
import type { QuizAnswer } from '@burrow/contracts';
import { DomainError, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ReplayerService } from '../../levels/level-update/index.ts';

/** Judges programs that were handed in as answers, by replay of what they did. */
@Injectable()
export class ProgramAnswersService {
  constructor(private readonly replayer: ReplayerService) {}

  /**
   * Whether a program meets the goals of its question's map, and may have done so; false for other kinds of questions.
   * @throws DomainError quiz/other-try for what a page of another version sends
   */
  async isSolved(learner: Learner, asked: AskedQuestion, answer: QuizAnswer): Promise<boolean> {
    if (asked.kind !== 'world' || answer.kind !== 'world') return false;
    const { commands, variables, world_version, code } = answer;
    const { verdict } = await this.replayer.judgeLevel(learner, asked.level, {
      world_version,
      settings: [{ commands, variables }],
      code,
    });
    if (verdict === 'unknown') throw new DomainError('quiz/other-try', 'The page is of another version.');
    return verdict === 'verified';
  }
}
