import type { CompiledLevel } from '@burrow/content';
import type { Tip } from '@burrow/contracts';
import { DomainError, holdAlone, type Identity, learnerGone, learnerOf, utcDay } from '@burrow/service-kit';
import type { Advice } from '@burrow/tutor';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  accessError,
  exhaustedCode,
  isCounted,
  refusalOf,
  remaining,
  type Standing,
} from '../../access/standing.rules.ts';
import { Lessons } from '../../content/lessons.ts';
import { tombstones } from '../../learners/tombstones.ts';
import { StandingRepository } from '../../learners/standing.repository.ts';
import { type Place, TipsRepository } from '../../learners/tips.repository.ts';
import { AdviserService } from './adviser.service.ts';
import { refused } from './refused.ts';
import type { TipQuestion } from './tip-question.rules.ts';
import { tipOf } from './tip-of.ts';
import { tutorRequest } from './tutor-request.ts';
import { WordingService } from './wording.service.ts';

interface Given {
  readonly place: Place;
  readonly question: TipQuestion;
  readonly standing: Standing;
  readonly advice: Advice;
}

@Injectable()
export class TipsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: Lessons,
    private readonly standings: StandingRepository,
    private readonly tips: TipsRepository,
    private readonly adviser: AdviserService,
    private readonly wording: WordingService,
  ) {}

  /** @throws DomainError level/…, assistant/…, auth/not-logged-in */
  async give(identity: Identity, question: TipQuestion): Promise<Tip> {
    const level = this.levelOf(question);
    const standing = await this.standings.of(identity);
    this.demandHelp(standing, question, level);
    const learner = learnerOf(identity);
    const place = { learner, course: question.course, level: level?.slug ?? '' };
    const references = level ? this.lessons.solutionsOf(level) : [];
    // The tutor may think for long, and nobody waits for a lock or a connection meanwhile.
    const said = await this.tips.said(place);
    const advice = await this.adviser.advise(tutorRequest(question, level, references, said));
    const given = { place, question, standing, advice };
    const counter = await this.dataSource.transaction(tx => this.count(tx, given));
    const text = await this.wording.of(advice, { ...question, level, references });
    return tipOf(advice, text, counter);
  }

  private levelOf({ course, slug, description }: TipQuestion): CompiledLevel | undefined {
    return slug === null ? this.lessons.challengeLike(description) : this.lessons.level(course, slug);
  }

  private demandHelp(standing: Standing, { language }: TipQuestion, level: CompiledLevel | undefined): void {
    const refusal = refusalOf(standing);
    if (refusal) throw refused(refusal, language);
    if (!level) return;
    const opens = (bought: string): boolean => this.lessons.opens(bought, level.course_slug);
    const error = accessError(level.access, standing, opens);
    if (error) throw new DomainError(error, 'There is no help with this level yet.');
  }

  /**
   * Counts the tip and notes what was said; what is counted, `isCounted` says. Returns how many are left.
   *
   * @throws DomainError when none was left
   */
  private async count(
    tx: EntityManager,
    { place, question, standing, advice }: Given,
  ): Promise<number | null> {
    const day = utcDay(new Date());
    await holdAlone(tx, 'assistant', place.learner);
    if (await tombstones.has(tx, place.learner)) throw learnerGone();
    const used = await this.tips.used(place.learner, question.type, day, tx);
    const left = remaining(standing, used);
    const counts = isCounted(standing, advice);
    if (left === 0 && counts) throw refused(exhaustedCode(standing), question.language);
    if (advice.isComplete) {
      await this.tips.forgetGiven(place);
      return left;
    }
    if (counts) await this.tips.count(tx, place.learner, question.type, day);
    await this.tips.addSaid(tx, place, advice.key, advice.trail);
    return left === null || !counts ? left : left - 1;
  }
}
