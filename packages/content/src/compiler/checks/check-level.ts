import type { ChapterFile } from '../../schema/course-file.schema.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';
import { checkGuideImage } from './check-guide-image.ts';
import { checkGoals } from './check-goals.ts';
import { checkItems } from './check-items.ts';
import { checkExercise } from './check-exercise.ts';
import { checkMap } from './check-map.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPrograms } from './check-programs.ts';
import { checkQuestion } from './check-question.ts';
import { checkTexts } from './check-texts.ts';

/** Every check of a level that needs no Python. */
export function checkLevel(source: LevelSource, chapter: ChapterFile, report: Report): void {
  const levelFile = `${source.folder}/level.json`;
  const inFiles: Report = (file, field, message) =>
    report(file, file === levelFile ? source.asWritten(field) : field, message);
  checkMap(source, inFiles);
  checkItems(source, inFiles);
  checkGoals(source, inFiles);
  checkTexts(source, chapter, inFiles);
  checkPlaceholders(source, inFiles);
  checkGuideImage(source, inFiles);
  checkPrograms(source, inFiles);
  checkQuestion(source, inFiles);
  checkExercise(source, inFiles);
}
