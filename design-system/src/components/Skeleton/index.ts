export { LoadingRegion, Skeleton } from './Skeleton';
export type { LoadingRegionProps, SkeletonProps } from './Skeleton';
