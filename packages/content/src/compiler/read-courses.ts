import { CourseFileSchema } from '../schema/course-file.schema.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import type { Report } from './problem.ts';
import type { FileReader } from './read-files.ts';

/** Reads the courses' own files, in the order in which they appear. */
export function readCourses(reader: FileReader, report: Report): readonly CourseFile[] {
  const found = reader.names('').flatMap(folder => {
    const course = reader.json(`${folder}/course.json`, CourseFileSchema);
    if (course && course.slug !== folder)
      report(`${folder}/course.json`, 'slug', `differs from the folder's name`);
    return course ? [{ ...course, slug: folder }] : [];
  });
  return found.toSorted((a, b) => a.order - b.order);
}
