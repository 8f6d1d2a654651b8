export { activity as activityKind } from './activity.kinds';
export { recordOf } from './activity.record';
export { attendingIds, attendingPeople, narrowPeople, rolesAndLevels } from './attending.reader';
export { evidenceKeys } from './evidence.reader';
