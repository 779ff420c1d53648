import type { RecordedCommand } from '@burrow/contracts';
import { fieldLevel } from '@burrow/world/testing';
import { advise } from '../advise.ts';
import { applyEdit } from '../code/edit.ts';
import type { Advice, TutorError, TutorLevel, TutorRequest } from '../tutor.types.ts';

/** A field with a carrot three tiles ahead of the animal; its reference walks there and picks it up. */
export const FIELD: TutorLevel = fieldLevel();
export const REFERENCE = 'player.move_forward(2)\nplayer.collect("carrot")\n';

/** A request about the field: in English, no advice given yet, the code not run yet. */
export const request = (more: Partial<TutorRequest> & Pick<TutorRequest, 'code'>): TutorRequest => ({
  level: FIELD,
  references: [REFERENCE],
  error: null,
  run: null,
  language: 'en',
  given: [],
  ...more,
});

export const pythonError = (code: string, line: number, params: TutorError['params'] = {}): TutorError => ({
  code: `python/${code}`,
  line,
  params,
});

/** A run by its commands, each on its own line, starting at line 1. */
export const ran = (...commands: readonly (readonly [RecordedCommand[0], RecordedCommand[1]?])[]) => ({
  commands: commands.map(([name, argument = null], index): RecordedCommand => [name, argument, index + 1]),
  variables: {},
});

/** The three doses of advice, one after the other. */
export function threeDoses(asked: TutorRequest): readonly [Advice, Advice, Advice] {
  const first = advise(asked);
  const second = advise({ ...asked, given: [first.key] });
  return [first, second, advise({ ...asked, given: [first.key, second.key] })];
}

/** What the last of three doses says: kind, line and the code of whoever types what it shows. */
export function lastDose(asked: TutorRequest) {
  const { kind, line, edit } = threeDoses(asked)[2];
  return { kind, line, resultedCode: edit && applyEdit(asked.code, edit) };
}
