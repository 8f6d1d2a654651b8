/** Longest and shortest reason to revoke a proof. */
export const REVOKE_REASON_MAX = 500;
export const REVOKE_REASON_MIN = 10;
