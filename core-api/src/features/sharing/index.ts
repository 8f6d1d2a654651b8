export { calendarAttachment } from './calendar-file';
