export { LateMoveLayer } from './LateMoveLayer';
export type { ItemMove, ItemMoveLabels, MovePlace } from './ItemMove.types';
