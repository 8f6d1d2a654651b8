import type { Text } from '../locale';

/** The groups of duties, in the order in which a person sees to them (ACT-07). */
export const DUTY_GROUPS = ['overdue', 'today', 'draft', 'waiting'] as const;
export type DutyGroup = (typeof DUTY_GROUPS)[number];

/** What a person does about a duty: go on with a draft, go on with what runs, start, move, answer, or look. */
export const DUTY_ACTS = ['continue', 'resume', 'start', 'reschedule', 'answer', 'view'] as const;
export type DutyAct = (typeof DUTY_ACTS)[number];

/** A kind of duty: its group, and its title in both languages. */
export interface DutyKind {
  group: DutyGroup;
  title: Text;
}

/** Declares a kind of duty. */
/* @__NO_SIDE_EFFECTS__ */
export const duty = (group: DutyGroup, es: string, en: string): DutyKind => ({ group, title: { es, en } });
