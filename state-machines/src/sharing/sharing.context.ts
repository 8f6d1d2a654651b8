/** Context of the sharing machine. */
import type { SharedType, SharingInputs } from './sharing.events';
import type { Range } from './sharing.rules';

/** What a screen knows when it opens. Read once. */
export interface SharingInput extends Range {
  schoolId: number;
}

/** Context of the machine. */
export interface SharingContext extends SharingInput {
  activities: readonly number[];
  /** The types of these activities. */
  types: readonly SharedType[];
  people: readonly number[];
  message: string;
  sendCalendar: boolean;
  /** The sharing that was written; null before. */
  sharedId: number | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Tags that screens query instead of state names. */
export type SharingTag = 'editing' | 'saving' | 'failed';

/** Initial context: nothing is chosen yet. */
export const begin = (input: SharingInput): SharingContext => ({
  ...input,
  ...{ activities: [], types: [], people: [], message: '', sendCalendar: true, sharedId: null, failure: null },
});

/** Whether leaving now would lose a choice. */
export const hasChoices = ({ activities, people, message }: SharingContext): boolean =>
  activities.length > 0 || people.length > 0 || message !== '';

/** Input of the call. */
export const shareInput = (context: SharingContext): SharingInputs['shareAgenda'] => {
  const { schoolId, start, end, activities, types, people, message, sendCalendar } = context;
  return { schoolId, start, end, activities, types, people, message, sendCalendar };
};
