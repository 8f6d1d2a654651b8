import { useMemo } from 'react';
import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import type { CascadeOptions, OptionItem } from '@ruta/design-system';
import { useEndpoint } from '../../lib/api';
import { findCoaches } from './hierarchy.calls';
import { nameOf } from './hierarchy-version';
import { ROLES_OF_PLACES } from './places';

/** The most people of a selector. */
const EVERYBODY = '10000';

/** Superiors by id, below whom people are looked for. */
interface Above {
  director_id?: string | undefined;
  manager_id?: string | undefined;
  coordinator_id?: string | undefined;
}

interface Asked {
  cycle: number;
  /** Reads nothing yet, because a place above is empty. */
  isWaiting?: boolean;
  above?: Above;
  /** The value of a person's option; null for who cannot be chosen. */
  valueOf: (person: Coach) => string | null;
}

export interface CoachOptions {
  options: CascadeOptions;
  retry: () => void;
}

/** Who may take a place in a cycle, as options (HIE-02). `valueOf` must be a constant. */
export function useCoaches(place: Place, { cycle, isWaiting = false, above, valueOf }: Asked): CoachOptions {
  const { data, problem, isPrevious, retry } = useEndpoint(isWaiting ? null : findCoaches, {
    query: { role: ROLES_OF_PLACES[place], cycle_id: cycle, size: EVERYBODY, sort: 'name', filter: above },
  });
  const items = useMemo(
    () =>
      data?.data.flatMap((person): OptionItem[] => {
        const id = valueOf(person);
        return id === null
          ? []
          : [{ id, label: nameOf(person), ...(person.access !== null && { description: person.access }) }];
      }),
    [data, valueOf],
  );
  if (problem !== undefined) return { options: { status: 'failed' }, retry };
  if (items === undefined || isPrevious) return { options: { status: 'loading' }, retry };
  return { options: { status: 'ready', items }, retry };
}
