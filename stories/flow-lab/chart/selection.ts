/** Selection shared by chart and outline: a state path or a transition name. */
export interface ChartSelection {
  kind: 'state' | 'transition';
  name: string;
}

/** Covered state paths and transition names (see `transitionsOf`). */
export interface Covered {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export const isSame = (one: ChartSelection | null, other: ChartSelection | null): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;
