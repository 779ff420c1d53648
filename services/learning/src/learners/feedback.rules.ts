import type { OwnHandedIn, OwnRemark } from '@burrow/contracts';
import type { HandedInWorkEntity } from '../database/entities/handed-in-work.entity.ts';
import type { RemarkEntity } from '../database/entities/remark.entity.ts';

type RemarkRow = Pick<
  RemarkEntity,
  'remarkId' | 'about' | 'line' | 'lineText' | 'verdict' | 'text' | 'createdAt' | 'readAt'
>;

/** A remark as its student sees it. */
export const shownRemark = (row: RemarkRow): OwnRemark => ({
  id: row.remarkId,
  about: row.about,
  line: row.line === null ? null : { number: row.line, text: row.lineText ?? '' },
  verdict: row.verdict,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
});

/** Work that was handed in, as its student sees it. */
export const shownHandedIn = ({
  state,
  handedInAt,
  returnedAt,
}: Pick<HandedInWorkEntity, 'state' | 'handedInAt' | 'returnedAt'>): OwnHandedIn => ({
  state,
  handed_in_at: handedInAt.toISOString(),
  returned_at: returnedAt?.toISOString() ?? null,
});
