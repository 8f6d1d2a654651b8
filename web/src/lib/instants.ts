/** UTC milliseconds of an instant `YYYY-MM-DD HH:mm:ss`, as calls send it. */
export const msOf = (instant: string): number => Date.parse(`${instant.replace(' ', 'T')}Z`);

/** The instant of UTC milliseconds, as calls take it. */
export const instantOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
