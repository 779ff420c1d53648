import { type PictureClass, readClassCode } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CodeTrier } from '../../../attempts/code-allowances.rules.ts';
import { CodeAttemptsService } from '../../../attempts/code-attempts.service.ts';
import { hashSecret } from '../../../tokens/tokens.repository.ts';
import { ENTERING, FIND } from './picture-classes.queries.ts';

/** A class whose children log in with pictures now. */
interface OpenClass {
  readonly id: string;
  readonly class_name: string;
}

/** Which class a code is for, while its children log in with pictures. */
@Injectable()
export class PictureClassesService {
  constructor(
    private readonly attempts: CodeAttemptsService,
    private readonly db: DataSource,
  ) {}

  /** Codes that are wrong are counted. @throws DomainError auth/token-invalid, auth/no-lesson, auth/too-many-attempts */
  async find(code: string, trier: CodeTrier): Promise<OpenClass> {
    const { is_open, ...found } = await this.attempts.count(trier, () => this.demand(code));
    if (is_open) return found;
    throw new DomainError('auth/no-lesson', 'No lesson with pictures is open.');
  }

  /** @throws DomainError auth/token-invalid, auth/no-lesson, auth/too-many-attempts */
  async show(code: string, trier: CodeTrier): Promise<PictureClass> {
    const { id, class_name } = await this.find(code, trier);
    const students = await ENTERING.rows(this.db, [id, null]);
    return {
      class_name,
      students: students.map(({ username, character, pictureHash }) => ({
        username,
        character,
        has_pictures: pictureHash !== null,
      })),
    };
  }

  private async demand(code: string): Promise<OpenClass & { readonly is_open: boolean }> {
    const hash = hashSecret(readClassCode(code) ?? '').toString('hex');
    const found = await FIND.first(this.db, [hash]);
    if (found) return found;
    throw new DomainError('auth/token-invalid', 'This code is not valid.');
  }
}
