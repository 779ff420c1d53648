/** Less than the gateway waits for a service (UPSTREAM_TIMEOUT_MS), by as much as a commit may take. */
const CALL_MS = 8_000;
/** Less than one service waits for another: hundreds of passwords may be hashed in one call. */
const SERVICE_CALL_MS = 50_000;

/** How many milliseconds after its begin a call may commit a change. */
export const timeFor = (url: string): number => (url.startsWith('/internal/') ? SERVICE_CALL_MS : CALL_MS);
