/** Builds core-api, bff and web; ends the program where that fails. */
export function build(): Promise<void>;

/** Runs a command from the top folder to its end; its output is given only where it is not shown. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Readonly<Record<string, string>>; quiet?: boolean },
): Promise<{ code: number; output: string }>;
