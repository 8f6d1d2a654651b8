export { InfoPopover } from './InfoPopover';
export type { InfoPopoverProps } from './InfoPopover';
