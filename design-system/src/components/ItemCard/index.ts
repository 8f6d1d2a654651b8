export { ItemCard } from './ItemCard';
export type { ItemCardFact, ItemCardProps } from './ItemCard';
