export { useRateLimits, type RateLimit, type RateLimits } from './use-rate-limits.ts';
