export { StatusChip } from './StatusChip';
export type { StatusChipProps } from './StatusChip';
export { statuses } from './statuses';
export type { Status, StatusFamily } from './statuses';
