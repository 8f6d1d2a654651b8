/** Builds core-api, bff and web; ends the program where that fails. */
export function build(): Promise<void>;
