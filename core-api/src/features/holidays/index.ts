export { holidaysBetween } from './holiday.reader';
