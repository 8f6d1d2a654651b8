export { recordOf } from './activity.record';
export { evidenceKeys } from './evidence.reader';
