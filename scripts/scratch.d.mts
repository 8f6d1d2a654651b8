/** Makes a folder for what a test writes, in memory where the host has room; see scratch.mjs. */
export function scratchFolder(prefix: string): string;
