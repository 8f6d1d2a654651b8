import { useEffect, useState } from 'react';
import type { HierarchyReview, HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { HierarchyOutputs, KnownSchool } from '@ruta/state-machines/hierarchy/hierarchy.events';
import { hierarchyMachine } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { call, ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useFlow } from '../../shared/flow/use-flow';
import type { PortsOf } from '../../shared/flow/use-flow';
import {
  deleteSchool,
  excludeSchool,
  HIERARCHIES,
  includeSchool,
  releaseSchool,
  renameSchool,
  reviewHierarchy,
  storeHierarchy,
} from './hierarchy.calls';
import { hierarchyTexts } from './hierarchy.texts';
import { accessesOf, inputOf, moveOf, nameOf, namesIn, versionOf } from './hierarchy-version';

interface Reply {
  data: HierarchyRow;
  message?: string | undefined;
}
export const done = ({ data, message = '' }: Reply) => ({ revision: data.revision, message });
const doneWithUse = (reply: Reply) => ({ ...done(reply), use: versionOf(reply.data).use });
const at = ({ cycleId, revision }: KnownSchool) => ({ cycle_id: cycleId, revision });

/** The work that would move changed since the review: an answer, so that the review is shown again. */
async function unlessOutdated<Output>(work: () => Promise<Output>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'hierarchy.review-outdated')
      return { outcome: 'outdated', message: error.message } as const;
    throw error;
  }
}

/** Names by address, of everybody whom the server has told of. */
export type Names = Map<string, string>;

/** The calls of a school that is set up. */
export function portsWith(names: Names): PortsOf<typeof hierarchyMachine> {
  const learn = ({ moves }: HierarchyReview) => {
    for (const person of moves.flatMap(({ from, to, heir }) => [from, to, heir]))
      if (person?.access) names.set(person.access, nameOf(person));
  };
  const review = async ({ schoolId, cycleId, assignment }: KnownSchool & { assignment: Assignment }) => {
    const chosen = Object.entries(accessesOf(assignment)).map(([key, access]) => [key, access ?? '']);
    const people = Object.fromEntries(chosen) as Record<keyof ReturnType<typeof accessesOf>, string>;
    const { data } = await call(reviewHierarchy, { query: { school_id: schoolId, cycle_id: cycleId, ...people } });
    learn(data);
    return { moves: data.moves.map((move) => moveOf(move, data.heavy)), mark: data.mark };
  };
  return {
    reviewReallocation: review,
    reviewRelease: review,
    storeHierarchy: ({ schoolId: id, assignment, mark, schoolName, ...seen }) =>
      unlessOutdated(async () => {
        const body = { school_id: id, school_name: schoolName, ...accessesOf(assignment), mark };
        const reply = await call(storeHierarchy, {
          params: { id },
          body: { ...body, ...at({ ...seen, schoolId: id }) },
        });
        return { outcome: 'saved', ...done(reply) } as const;
      }),
    releaseSchool: ({ mark, ...seen }) =>
      unlessOutdated(async () => {
        const reply = await call(releaseSchool, { params: { id: seen.schoolId }, body: { ...at(seen), mark } });
        return { outcome: 'released', ...doneWithUse(reply) } as const;
      }),
    excludeSchool: async (seen) =>
      doneWithUse(await call(excludeSchool, { params: { id: seen.schoolId }, body: at(seen) })),
    includeSchool: async (seen) => done(await call(includeSchool, { params: { id: seen.schoolId }, body: at(seen) })),
    deleteSchool: async ({ schoolId: id }) => {
      const { message = '' } = await call(deleteSchool, { params: { id } });
      return { message };
    },
    // The name belongs to the school, whose hierarchy stays as it is.
    renameSchool: async ({ schoolId: id, name, revision }) => {
      const { data, message = '' } = await call(renameSchool, { body: { id, name } });
      return { revision, message, name: data.name };
    },
  };
}

/** Runs the hierarchy machine over a school of a cycle (HIE-02 to HIE-04). Read once: mount with the row's id as key. */
export function useHierarchyFlow(row: HierarchyRow, onLeave: () => void) {
  const t = useTexts(hierarchyTexts);
  const [names] = useState<Names>(() => new Map());
  for (const [access, name] of namesIn(row)) names.set(access, name);
  const [ports] = useState(() => portsWith(names));
  const overtaken = (current: unknown): HierarchyOutputs['storeHierarchy'] => {
    const theirs = current as HierarchyRow;
    for (const [access, name] of namesIn(theirs)) names.set(access, name);
    return { outcome: 'stale', theirs: versionOf(theirs), message: t('conflict.title') };
  };
  const flow = useFlow(hierarchyMachine, {
    input: inputOf(row),
    ports,
    leadsTo: {},
    effects: { returnToSchools: onLeave },
    touchedBy: (port) => (port.startsWith('review') ? [] : HIERARCHIES),
    overtakenBy: (current, port) =>
      port === 'storeHierarchy' || port === 'releaseSchool' ? overtaken(current) : undefined,
  });
  const { actor } = flow;
  useEffect(() => {
    if (row.revision > actor.getSnapshot().context.revision)
      actor.send({ type: 'server.statusChanged', version: versionOf(row) });
  }, [actor, row]);
  return { ...flow, names };
}

export type HierarchyFlow = ReturnType<typeof useHierarchyFlow>;
