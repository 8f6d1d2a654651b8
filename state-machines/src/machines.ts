/**
 * Every machine of the product, for whoever steps through them or tests them all: the flow lab, the paths, the docs. It
 * loads zod and every machine: a screen imports the one machine it runs instead.
 */
import type { z } from 'zod';
import { sessionEvents, sessionOutputs } from './access/session.events';
import { sessionExplorations } from './access/session.exploration';
import { sessionFlow } from './access/session.flow';
import { openedSession } from './access/session.opening';
import { activityEvents, activityOutputs } from './activities/activity.events';
import { activityExplorations } from './activities/activity.exploration';
import { activityFlow } from './activities/activity.flow';
import { openedActivity } from './activities/activity.opening';
import { bookingEvents, bookingOutputs } from './conferences/booking.events';
import { bookingExplorations } from './conferences/booking.exploration';
import { sessionBookingFlow } from './conferences/booking.flow';
import { openedBooking } from './conferences/booking.opening';
import { cycleEvents, cycleOutputs } from './cycles/cycle.events';
import { cycleExplorations } from './cycles/cycle.exploration';
import { cycleFlow } from './cycles/cycle.flow';
import { openedCycle } from './cycles/cycle.opening';
import { dpiEvents, dpiOutputs } from './dpi/dpi.events';
import { dpiExplorations } from './dpi/dpi.exploration';
import { dpiFlow } from './dpi/dpi.flow';
import { openedDpi } from './dpi/dpi.opening';
import { hierarchyEvents, hierarchyOutputs } from './hierarchy/hierarchy.events';
import { hierarchyExplorations } from './hierarchy/hierarchy.exploration';
import { hierarchyFlow } from './hierarchy/hierarchy.flow';
import { openedHierarchy } from './hierarchy/hierarchy.opening';
import { cascadeEvents, cascadeOutputs } from './kit/cascade/cascade.events';
import { cascadeExplorations } from './kit/cascade/cascade.exploration';
import { cascadeFlow } from './kit/cascade/cascade.flow';
import { openedCascade } from './kit/cascade/cascade.opening';
import type { Exploration } from './kit/explorer';
import type { Flow } from './kit/flow';
import type { Label } from './kit/labels';
import type { Opened } from './kit/opening';
import { surveyEvents, surveyOutputs } from './surveys/survey.events';
import { surveyExplorations } from './surveys/survey.exploration';
import { surveyFlow } from './surveys/survey.flow';
import { openedSurvey } from './surveys/survey.opening';
import { visitEvents, visitOutputs } from './visits/visit.events';
import { visitExplorations } from './visits/visit.exploration';
import { visitFlow } from './visits/visit.flow';
import { openedVisit } from './visits/visit.opening';

/** The machines by name, in the order of a school's year and then of what they share. */
export const MACHINE_IDS = [
  'visit',
  'activity',
  'dpi',
  'survey',
  'cycle',
  'hierarchy',
  'sessionBooking',
  'session',
  'cascade',
] as const;
export type MachineId = (typeof MACHINE_IDS)[number];

type Schemas = Readonly<Record<string, z.ZodType>>;

/** One machine with all that is known of it. */
export interface MachineEntry extends Flow {
  id: MachineId;
  /** What it is called, in both languages. */
  name: Label;
  /** The rows of the feature list whose rules it holds. */
  features: readonly string[];
  /** The payload of each event, for forms and for refusing what is wrong. */
  events: Schemas;
  /** What each port may answer, by the name of the port; an invocation may have another id than its port. */
  outputs: Schemas;
  /** Every opening with its samples and answers, for paths and coverage. */
  explorations: readonly Exploration[];
  /** Where it begins for one of `inputs`, told without XState. */
  opened: (input: never) => Opened<unknown, string>;
}

type Given = Omit<MachineEntry, 'id' | 'name' | keyof Flow>;

const entry = (id: MachineId, flow: Flow, given: Given): MachineEntry => ({
  ...flow,
  ...given,
  id,
  name: flow.labels.states[''] ?? { es: id, en: id },
});

/** The one list of machines. What is on it is whole: labels, samples, answers, openings, coverage. */
export const MACHINES: Readonly<Record<MachineId, MachineEntry>> = {
  visit: entry('visit', visitFlow, {
    features: ['VIS-01', 'VIS-02', 'VIS-03', 'VIS-04', 'VIS-05', 'VIS-06'],
    events: visitEvents,
    outputs: visitOutputs,
    explorations: visitExplorations,
    opened: openedVisit,
  }),
  activity: entry('activity', activityFlow, {
    features: ['ACT-01', 'ACT-03', 'AGE-06', 'AGE-07'],
    events: activityEvents,
    outputs: activityOutputs,
    explorations: activityExplorations,
    opened: openedActivity,
  }),
  dpi: entry('dpi', dpiFlow, {
    features: ['DPI-01', 'DPI-02', 'DPI-03', 'DPI-04', 'PAI-01'],
    events: dpiEvents,
    outputs: dpiOutputs,
    explorations: dpiExplorations,
    opened: openedDpi,
  }),
  survey: entry('survey', surveyFlow, {
    features: ['SUR-01', 'SUR-02', 'UI-04'],
    events: surveyEvents,
    outputs: surveyOutputs,
    explorations: surveyExplorations,
    opened: openedSurvey,
  }),
  cycle: entry('cycle', cycleFlow, {
    features: ['CYC-01', 'CYC-02', 'CYC-03'],
    events: cycleEvents,
    outputs: cycleOutputs,
    explorations: cycleExplorations,
    opened: openedCycle,
  }),
  hierarchy: entry('hierarchy', hierarchyFlow, {
    features: ['HIE-02', 'HIE-03', 'HIE-04'],
    events: hierarchyEvents,
    outputs: hierarchyOutputs,
    explorations: hierarchyExplorations,
    opened: openedHierarchy,
  }),
  sessionBooking: entry('sessionBooking', sessionBookingFlow, {
    features: ['VC-01', 'VC-02', 'VC-03', 'UI-04'],
    events: bookingEvents,
    outputs: bookingOutputs,
    explorations: bookingExplorations,
    opened: openedBooking,
  }),
  session: entry('session', sessionFlow, {
    features: ['ACC-01', 'ACC-05'],
    events: sessionEvents,
    outputs: sessionOutputs,
    explorations: sessionExplorations,
    opened: openedSession,
  }),
  cascade: entry('cascade', cascadeFlow, {
    features: ['HIE-05', 'VC-01', 'PIL-03', 'STA-05'],
    events: cascadeEvents,
    outputs: cascadeOutputs,
    explorations: cascadeExplorations,
    opened: openedCascade,
  }),
};
