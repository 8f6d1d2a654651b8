export { AttendanceList } from './AttendanceList';
export type { AttendanceListProps, AttendancePerson } from './AttendanceList';
