export { StatCard } from './StatCard';
export type { StatCardProps, StatPart, StatTone } from './StatCard';
