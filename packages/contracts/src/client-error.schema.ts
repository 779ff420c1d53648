import { z } from 'zod';

/**
 * How a part of the site can fail in a page: it does not load, breaks while it is shown, needs another shell, throws what
 * nobody catches, or makes a call that the server cannot answer.
 */
export const CLIENT_ERRORS = ['load', 'render', 'incompatible', 'exception', 'call'] as const;

/** Kinds of browsers that fail in different ways. */
export const BROWSER_KINDS = ['chromium', 'firefox', 'safari', 'other'] as const;

/** What a page reports of a part that failed: nothing about who was there or what they did. */
export const ClientErrorSchema = z.strictObject({
  /** As in /remotes.json. */
  remote: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  version: z.string().regex(/^[\w.+-]{1,40}$/),
  code: z.enum(CLIENT_ERRORS),
  browser: z.enum(BROWSER_KINDS),
});

export type ClientError = z.infer<typeof ClientErrorSchema>;
