import { z } from 'zod';

/** How many marks or questions a call may have. */
export const MOST_RELEASE_MARKS = 500;

/** A keyed hash: no service learns whose it is. */
const HashSchema = z.string().regex(/^[\w-]{43}$/);

/** Those who are counted together: who was given a version by one rule of a list, or as everybody's version. */
const ReleaseGroupSchema = z.strictObject({
  /** The remote, the version, and the list in which the rule was written, 0 for everybody's version: `mf-play 0.6.0 12`. */
  release: z.string().regex(/^[a-z0-9-]{1,60} [\w.+-]{1,60} \d{1,9}$/),
  /** `everybody`, `visitors`, `staff`, or the id of an organisation. */
  scope: z.string().regex(/^[a-z0-9-]{1,36}$/),
});

/** Body of countReleaseVisitors: what a gateway has seen since its last call, and what it wants to know. */
export const CountReleaseVisitorsSchema = z.strictObject({
  marks: z
    .array(
      ReleaseGroupSchema.extend({
        subject: HashSchema,
        /** Those of one network count as two at most; who is counted as a person has one of their own. */
        network: HashSchema,
        was_given: z.boolean(),
        has_failed: z.boolean(),
      }),
    )
    .max(MOST_RELEASE_MARKS),
  asked: z.array(ReleaseGroupSchema).max(MOST_RELEASE_MARKS),
});

/** Of each group that somebody was given within a day: how many, and how many of them report a failure. */
export const CountedReleaseVisitorsSchema = z.object({
  counts: z.array(
    ReleaseGroupSchema.extend({ given: z.int().nonnegative(), failed: z.int().nonnegative() }).strip(),
  ),
});

export type CountReleaseVisitors = z.infer<typeof CountReleaseVisitorsSchema>;
export type ReleaseGroup = z.infer<typeof ReleaseGroupSchema>;
