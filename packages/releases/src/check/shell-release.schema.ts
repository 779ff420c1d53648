import { z } from 'zod';
import { VersionSchema } from '../release/release.schema.ts';

/** What a shell says of itself, at /release.json: what remotes may rely on. */
export const ShellReleaseSchema = z.object({
  name: z.literal('shell'),
  version: VersionSchema,
  /** Libraries that it shares, by their versions. */
  provides: z.record(z.string(), VersionSchema),
  slots: z.array(z.string()),
});

export type ShellRelease = z.infer<typeof ShellReleaseSchema>;
