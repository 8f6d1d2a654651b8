import { useEffect } from 'react';
import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import { cascadeMachine } from '@ruta/state-machines/kit/cascade/cascade.machine';
import { useFlow } from '../../shared/flow/use-flow';
import { useCoaches } from './use-coaches';

/** The levels of the picker, from the top. */
export const LEVELS = ['director', 'manager', 'coordinator', 'coach'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that superiors hold themselves; all their schools are below it. */
const OWN: Partial<Record<RoleCode, Level>> = {
  COACH_DIR: 'director',
  COACH_MAN: 'manager',
  COACH_CORD: 'coordinator',
  COACH: 'coach',
  COACH_SEC: 'coach',
};

/** The levels below a role: of the management all, of a coordinator the coaches alone. */
const levelsBelow = (role: RoleCode): readonly Level[] => {
  const own = OWN[role];
  return own === undefined ? LEVELS : LEVELS.slice(LEVELS.indexOf(own) + 1);
};

const byId = ({ id }: Coach) => String(id);

/** Runs the cascade over the people of a cycle: each level offers who stands below those chosen above (HIE-05). */
export function useHierarchyPicker(cycle: number, role: RoleCode) {
  const levels = levelsBelow(role);
  const { snapshot, send } = useFlow(cascadeMachine, {
    input: { levels, chosen: {} },
    ports: {},
    leadsTo: {},
    touchedBy: () => [],
  });
  const { chosen } = snapshot.context;
  const at = (level: Level) => chosen[level] ?? undefined;
  const people = {
    director_id: at('director'),
    manager_id: at('manager'),
    coordinator_id: at('coordinator'),
    coach_id: at('coach'),
  };
  /** Each level asks by those above it alone, so that a choice below reads nothing anew. */
  const asked = (level: Level, ...above: readonly (keyof typeof people)[]) => {
    const place = levels.indexOf(level);
    const next = levels[place - 1];
    return {
      ...{ cycle, valueOf: byId, above: Object.fromEntries(above.map((key) => [key, people[key]])) },
      isWaiting: place === -1 || (next !== undefined && at(next) === undefined),
    };
  };
  const offered = {
    director: useCoaches('director', asked('director')),
    manager: useCoaches('manager', asked('manager', 'director_id')),
    coordinator: useCoaches('coordinator', asked('coordinator', 'director_id', 'manager_id')),
    coach: useCoaches('coach', asked('coach', 'director_id', 'manager_id', 'coordinator_id')),
  };
  // Somebody who stands there no longer is no choice any more.
  useEffect(() => {
    for (const level of levels) {
      const { options } = offered[level];
      if (options.status === 'ready' && chosen[level] != null)
        send({ type: 'options.loaded', level, values: options.items.map(({ id }) => id) });
    }
  });
  return { levels, chosen, people, offered, send };
}
