export { StatusChip } from './StatusChip';
export type { StatusChipProps } from './StatusChip';
export type { Status, StatusFamily } from './statuses';
