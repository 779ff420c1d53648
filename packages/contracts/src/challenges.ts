// Without zod, which the pages that only list challenges do not load.

export const DIFFICULTIES = ['beginner', 'advanced', 'expert'] as const;

/** The maximum number of challenges in one answer. */
export const CHALLENGES_AT_ONCE = 10;

export const COMPLETION_STATUSES = ['not_started', 'in_progress', 'complete'] as const;
