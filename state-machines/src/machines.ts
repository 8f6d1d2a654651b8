/**
 * Every machine of the product, for the flow lab, its path search and the tests. This file loads zod and all machines,
 * so a screen imports the file of the one machine that it runs.
 */
import { accessMachines } from './access/access.machines';
import { activitiesMachines } from './activities/activities.machines';
import { conferencesMachines } from './conferences/conferences.machines';
import { cyclesMachines } from './cycles/cycles.machines';
import { dpiMachines } from './dpi/dpi.machines';
import { hierarchyMachines } from './hierarchy/hierarchy.machines';
import { cascadeMachines } from './kit/cascade/cascade.machines';
import type { MachineEntry as Entry } from './kit/machine-entry';
import { observationsMachines } from './observations/observations.machines';
import { sharingMachines } from './sharing/sharing.machines';
import { surveysMachines } from './surveys/surveys.machines';
import { visitsMachines } from './visits/visits.machines';

const machines = {
  ...accessMachines,
  ...activitiesMachines,
  ...cascadeMachines,
  ...conferencesMachines,
  ...cyclesMachines,
  ...dpiMachines,
  ...hierarchyMachines,
  ...observationsMachines,
  ...sharingMachines,
  ...surveysMachines,
  ...visitsMachines,
};

export type MachineId = keyof typeof machines;
export type MachineEntry = Entry<MachineId>;

/** The machines of all rooms by id. */
export const MACHINES: Readonly<Record<MachineId, MachineEntry>> = machines;

export const MACHINE_IDS = Object.keys(MACHINES) as readonly MachineId[];
