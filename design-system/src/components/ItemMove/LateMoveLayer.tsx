import { lazy, Suspense } from 'react';
import type { MoveLayerProps } from './MoveLayer';

const MoveLayer = lazy(async () => ({ default: (await import('./MoveLayer')).MoveLayer }));

type LateMoveLayerProps = Omit<MoveLayerProps, 'move'> & { move: MoveLayerProps['move'] | undefined };

/** `MoveLayer`, loaded after the calendar; nothing where items are not moved. */
export function LateMoveLayer({ move, ...props }: LateMoveLayerProps) {
  if (move === undefined) return null;
  return (
    <Suspense>
      <MoveLayer move={move} {...props} />
    </Suspense>
  );
}
