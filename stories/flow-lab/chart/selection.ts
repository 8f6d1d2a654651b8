/** What is chosen in the chart and in the outline at once: a state by its path, or a transition by its name. */
export interface ChartSelection {
  kind: 'state' | 'transition';
  name: string;
}

/** What was reached and taken, by paths and by names (see `transitionsOf`). */
export interface Covered {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export const isSame = (one: ChartSelection | null, other: ChartSelection | null): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;
