import { useState } from 'react';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import { hierarchyMachine } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import type { HierarchyOutputs } from '@ruta/state-machines/hierarchy/hierarchy.events';
import { call } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useFlow } from '../../shared/flow/use-flow';
import type { PortsOf } from '../../shared/flow/use-flow';
import { storeNewSchool } from './hierarchy.calls';
import { hierarchyTexts } from './hierarchy.texts';
import { accessesOf } from './hierarchy-version';
import { firstMoves, newInput, sentFacts } from './new-school';
import type { OpenFacts } from './new-school';
import { done, portsWith } from './use-hierarchy-flow';
import type { HierarchyFlow, Names } from './use-hierarchy-flow';

const newPorts = (names: Names, facts: OpenFacts): PortsOf<typeof hierarchyMachine> => ({
  ...portsWith(names),
  reviewReallocation: ({ assignment }) => Promise.resolve({ moves: firstMoves(assignment), mark: 'new' }),
  storeHierarchy: async ({ schoolId: id, cycleId, revision, assignment, schoolName }) => {
    const people = { school_id: id, school_name: schoolName, ...accessesOf(assignment) };
    const body = { ...people, ...sentFacts(facts.read()), cycle_id: cycleId, revision };
    return { outcome: 'saved', ...done(await call(storeNewSchool, { params: { id }, body })) } as const;
  },
});

interface NewSchoolFlow {
  imported: ImportedSchool;
  cycleId: number;
  facts: OpenFacts;
  /** After it is set up. */
  onLeave: () => void;
}

/** Runs the hierarchy machine over an imported school (HIE-04). Read once: mount with the school and the cycle as key. */
export function useNewSchoolFlow({ imported, cycleId, facts, onLeave }: NewSchoolFlow): HierarchyFlow {
  const t = useTexts(hierarchyTexts);
  const [names] = useState<Names>(() => new Map());
  const [ports] = useState(() => newPorts(names, facts));
  const overtaken = (current: unknown): HierarchyOutputs['storeHierarchy'] => ({
    outcome: 'stale',
    theirs: newInput(current as ImportedSchool, cycleId),
    message: t('conflict.title'),
  });
  const flow = useFlow(hierarchyMachine, {
    input: newInput(imported, cycleId),
    ports,
    leadsTo: {},
    // After the transition: before it, the flow still counts as unsaved, and the leave guard would ask.
    effects: { returnToSchools: () => queueMicrotask(onLeave) },
    // Once it is set up, the school waits no more: the page leaves before it reloads.
    touchedBy: () => [],
    overtakenBy: (current, port) => (port === 'storeHierarchy' ? overtaken(current) : undefined),
  });
  return { ...flow, names };
}
