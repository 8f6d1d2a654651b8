export { VideoCard, VideoCardList } from './VideoCard';
export type { VideoCardListProps, VideoCardProps } from './VideoCard';
