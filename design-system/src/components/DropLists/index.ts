export { DropLists } from './DropLists';
export type { DropItem, DropList, DropListsProps } from './DropLists.types';
