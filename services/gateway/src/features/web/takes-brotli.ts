import type { FastifyRequest } from '@burrow/service-kit';

/** Whether whoever asks can read brotli. */
export const takesBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
