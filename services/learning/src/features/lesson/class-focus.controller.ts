import { type ClassFocus, type ClassFocusUpdate, ClassFocusUpdateSchema, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ClassFocusService } from './class-focus.service.ts';

const { params: ClassIdSchema } = ENDPOINTS.getClassFocus;
interface ClassId {
  readonly class_id: string;
}

/** To what a class is called, for those who teach it. */
@Controller()
export class ClassFocusController {
  constructor(private readonly focus: ClassFocusService) {}

  @ApiRoute(ENDPOINTS.getClassFocus)
  read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
  ): Promise<ClassFocus> {
    return this.focus.read(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.setClassFocus)
  set(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ClassIdSchema }) { class_id }: ClassId,
    @Body({ schema: ClassFocusUpdateSchema }) body: ClassFocusUpdate,
  ): Promise<ClassFocus> {
    return this.focus.set(identity, class_id, body);
  }
}
