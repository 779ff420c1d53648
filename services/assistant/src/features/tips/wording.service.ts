import type { Advice } from '@burrow/tutor';
import { Injectable, Logger } from '@nestjs/common';
import { ModelClient } from '../../model/model.client.ts';
import { NoModelClient } from '../../model/no-model.client.ts';
import { acceptWording, type WordingLimits } from './accept-wording.rules.ts';
import { instructionsFor, type Known, promptData } from './prompt.rules.ts';

/** Returns the words of a tip: the model's if there is one and it keeps to the rules, otherwise the tutor's. */
@Injectable()
export class WordingService {
  private readonly logger = new Logger('Wording');

  constructor(private readonly model: ModelClient) {}

  async of(advice: Advice, known: Known & WordingLimits): Promise<string> {
    if (advice.isComplete || this.model instanceof NoModelClient) return advice.text;
    try {
      const answer = await this.model.ask({
        instructions: instructionsFor(advice, known.language),
        data: promptData(advice, known),
      });
      const accepted = acceptWording(answer, advice, known);
      if (accepted.ok) return accepted.value;
      this.logger.warn({ reason: accepted.error.code }, 'the model broke a rule; the tutor answers');
    } catch (error) {
      this.logger.warn({ reason: (error as Error).name }, 'the model did not answer; the tutor answers');
    }
    return advice.text;
  }
}
