export { endCalendarFeedsOf } from './end-calendar-feeds';
export { endSessionsOf, tellSessionsEnded } from './end-sessions';
