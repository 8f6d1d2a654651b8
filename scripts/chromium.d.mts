/** Whether this is Debian and we are root. */
export function mayInstallDebianPackages(): boolean;
/** Resolves to the path of Chromium, installed first where it is missing; to null where that fails. It may be the one
 * without windows, unless `isWhole`. */
export function ensureChromium(options?: { isWhole?: boolean }): Promise<string | null>;
