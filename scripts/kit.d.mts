/** Runs a program to its end, in the top folder unless `cwd` is given. `output` is empty unless `quiet`. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Readonly<Record<string, string>>; quiet?: boolean },
): Promise<{ code: number; output: string }>;

/** The two servers' secrets, kept in `dataDir`; made where there are none. */
export function secrets(dataDir: string): { INTERNAL_SECRET: string; SESSION_SECRET: string };
