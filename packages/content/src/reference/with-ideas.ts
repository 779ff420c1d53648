import type { LevelSource } from '../compiler/level-source.ts';
import type { CompiledLevel } from '../content.types.ts';

interface Level {
  readonly source: LevelSource;
  readonly compiled: CompiledLevel;
}

/** Gives each challenge the chapters that introduce what its reference solution uses. */
export function withIdeas(levels: readonly Level[]): Level[] {
  const chapterOf = new Map(
    levels.flatMap(({ source, compiled: { course_slug, chapter_id } }) =>
      (source.level.introduces ?? []).map(idea => [idea, `${course_slug}/${chapter_id}`] as const),
    ),
  );
  const chapters = [...new Set(chapterOf.values())];
  return levels.map(level => {
    const { reference } = level.source;
    if (!reference) return level;
    const used = new Set(reference.ideas.map(idea => chapterOf.get(idea)));
    return { ...level, compiled: { ...level.compiled, ideasOf: chapters.filter(key => used.has(key)) } };
  });
}
