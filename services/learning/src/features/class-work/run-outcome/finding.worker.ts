// Runs in a separate thread: asks the tutor what is wrong with a program that failed.
import { loadContent, loadPrograms } from '@burrow/content';
import { nameCause } from '@burrow/tutor';
import { variantLevel } from '@burrow/world';
import { workerData } from 'piscina';
import { type Finding, findingOf, tutorError } from './finding.rules.ts';
import type { FindingJob } from './finding.queries.ts';

interface FindingFiles {
  readonly contentFile: string | undefined;
  readonly programsFile: string | undefined;
}

const { contentFile, programsFile } = workerData as FindingFiles;
const { levels } = loadContent(contentFile);
const programs = loadPrograms(programsFile);

export default function find({ level: key, code, outcome }: FindingJob): Finding | null {
  const shown = levels[key];
  if (!shown) return null;
  const variant = shown.variants?.[outcome.variant ?? -1];
  const { maxLinesOfCode, commands } = shown;
  const level = variant ? { ...variantLevel(shown, variant), maxLinesOfCode, commands } : shown;
  const references = Object.hasOwn(programs, key) ? (programs[key]?.solutions ?? []) : [];
  const isVariant = variant !== undefined;
  const asked = { level, references, code, run: null, isVariant, language: 'en', given: [] };
  return findingOf(nameCause({ ...asked, error: tutorError(outcome) }));
}
