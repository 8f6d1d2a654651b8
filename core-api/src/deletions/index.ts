export { keepDeleted, restoreDeleted } from './deleted-records';
