export { DateRangeField } from './DateRangeField';
export type { DateRange, DateRangeFieldProps } from './DateRangeField';
