import { MACHINES } from '@ruta/state-machines/machines';
import { jumpTo } from './jump';
import { footstepsOf, walkedAlong, walkedBy } from './walked';

test('SM-02 what is covered along frames at hand is what playing the path again covers, timers on the way among it', () => {
  const { dpi } = MACHINES;
  const way = jumpTo(dpi, { opening: 'teacher', moves: [] }, [{ kind: 'state', path: 'answering.timer' }])?.path;
  const { opening, moves } = way ?? { opening: 'teacher', moves: [] };
  const waited = [...moves, { do: 'wait', ms: 4000 }] as const;
  const frames = footstepsOf(dpi, { opening, moves: waited }).map(({ frame }) => frame);
  const along = () => walkedAlong({ entry: dpi, opening, moves: waited, frames });
  expect(along()).toEqual(walkedBy(dpi, { opening, moves: waited }));
  expect(along()).toEqual(along());
});
