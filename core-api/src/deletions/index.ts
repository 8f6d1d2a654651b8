export { keepDeleted, restoreDeleted } from './deleted-records';
export type { RestorableRecord } from './deletions.tables';
