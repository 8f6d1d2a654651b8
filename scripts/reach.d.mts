interface Module {
  source: string;
  dependencies: readonly { resolved: string; dependencyTypes: readonly string[] }[];
}

export interface Reached {
  isEverything: boolean;
  steps: Record<'unit' | 'mariadb' | 'stories' | 'journeys', string[]> &
    Record<'new-room' | 'faults' | 'bundle' | 'workshop', boolean>;
}

export function reachedBy(
  changed: readonly string[],
  modules: readonly Module[],
  roomsOfJourney: (file: string) => readonly string[],
): Reached;
