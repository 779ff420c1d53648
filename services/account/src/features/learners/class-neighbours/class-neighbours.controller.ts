import { type ClassNeighbours, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClassNeighboursRepository } from './class-neighbours.repository.ts';

/** A call of learning, which knows no names and so no list: next to whom a student stands in the class. */
@Controller()
export class ClassNeighboursController {
  constructor(private readonly classes: ClassNeighboursRepository) {}

  @ServiceRoute(SERVICE_CALLS.findClassNeighbours)
  async find({ body: { student_id } }: ServiceRequest<'findClassNeighbours'>): Promise<ClassNeighbours> {
    return { neighbours: await this.classes.of(student_id) };
  }
}
