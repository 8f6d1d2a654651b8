export { SlotList } from './SlotList';
export type { Slot, SlotListProps } from './SlotList.types';
