export { LoadMore } from './LoadMore';
export type { LoadMoreCount, LoadMoreProps } from './LoadMore.types';
