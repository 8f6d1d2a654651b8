export { SavedState } from './SavedState';
export type { SaveStatus, SavedStateProps } from './SavedState';
