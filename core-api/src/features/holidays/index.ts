export { holidaysBetween, holidaysOfState } from './holiday.reader';
