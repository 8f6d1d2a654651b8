/** Builds core-api, bff and web where their sources changed; ends the command where that fails. */
export function build(): Promise<void>;
