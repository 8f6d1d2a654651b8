export { activity as activityKind } from './activity.kinds';
export { recordOf } from './activity.record';
export { evidenceKeys } from './evidence.reader';
