export { WeekSelector } from './WeekSelector';
export type { WeekSelectorLabels, WeekSelectorProps } from './WeekSelector.types';
