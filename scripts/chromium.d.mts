/** Whether this is Debian and we are root. */
export function mayInstallDebianPackages(): boolean;
/** Resolves to the path of Chromium, installed first where it is missing; to null where that fails. */
export function ensureChromium(): Promise<string | null>;
