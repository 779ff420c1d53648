export { useRateLimits, type RateLimit } from './use-rate-limits.ts';
