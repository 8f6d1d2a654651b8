/** Whether Debian's packages can be installed here. */
export function mayInstallDebianPackages(): boolean;
/** Where Chromium is, installed first where it is missing and that is possible; null without. */
export function ensureChromium(): Promise<string | null>;
