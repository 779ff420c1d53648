import type { ChapterFile } from '../../schema/course-file.schema.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** Every check of a level that needs no Python. */
export function checkLevel(_source: LevelSource, _chapter: ChapterFile, _report: Report): void {}
