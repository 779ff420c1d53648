import type { ClassNeighbours } from '@burrow/contracts';
import { ServiceClient } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { QuizTryEntity } from '../../../database/entities/quiz-try.entity.ts';
import type { Seat } from './new-try.rules.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { HOLD_CLASS } from './tries.queries.ts';

type Neighbours = ClassNeighbours['neighbours'];

/** Who sits next to whom in a class, and what was asked there: learning has no names, and asks account for the list. */
@Injectable()
export class SeatsService {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly client: ServiceClient,
    @InjectRepository(QuizTryEntity) private readonly tryRows: Repository<QuizTryEntity>,
  ) {}

  /** Nobody for one who sits alone. Without account a try is drawn as if nobody sat near. */
  async neighbours({ learner, isInClass }: OpenQuiz): Promise<Neighbours> {
    if (!isInClass) return [];
    try {
      return (await this.client.call('findClassNeighbours', { student_id: learner.id })).neighbours;
    } catch (err) {
      this.logger.warn({ err }, 'a quiz is drawn without the neighbours');
      return [];
    }
  }

  /** Call it before anything else in the transaction that stores the try; it waits for others of the class. */
  async seat(
    { learner, course, chapter, isInClass }: OpenQuiz,
    neighbours: Neighbours,
  ): Promise<Seat | null> {
    if (!isInClass) return null;
    await HOLD_CLASS.run(this.tryRows.manager, [learner.id]);
    const ids = [learner.id, ...neighbours.map(({ student_id }) => student_id)];
    const asked = await this.tryRows.find({
      select: { learnerId: true, questions: true },
      where: { learnerKind: 'student', learnerId: In(ids), course, chapter },
      order: { beganAt: 'ASC' },
    });
    const triesOf = (id: string) =>
      asked.filter(({ learnerId }) => learnerId === id).map(({ questions }) => questions);
    return {
      seed: learner.id,
      own: triesOf(learner.id),
      neighbours: neighbours.flatMap(({ student_id, distance }) => {
        const questions = triesOf(student_id).at(-1);
        return questions ? [{ distance, questions }] : [];
      }),
    };
  }
}
