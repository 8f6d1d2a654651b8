import { memo } from 'react';
import { ChartBox } from './ChartBox';
import { ChartLine } from './ChartLine';
import { CloseButton } from './CloseButton';
import { isPlace } from './graph';
import type { Chart } from './layout';
import type { Now } from './now';
import type { ChartSelection, Covered } from './selection';

export interface DrawingProps {
  chart: Chart;
  now: Now;
  covered: Covered | undefined;
  selected: ChartSelection | null;
}

/** The chart at its natural size. Memoized parts: a move re-renders only the boxes and arrows that it changes. */
export const ChartDrawing = memo(function ChartDrawing({ chart, now, covered, selected }: DrawingProps) {
  const chosen = (kind: ChartSelection['kind']) => (selected?.kind === kind ? selected.name : null);
  const state = chosen('state');
  const transition = chosen('transition');
  return (
    <>
      {chart.boxes.map((box) => {
        const names = box.text.blocks.flatMap((block) => (block.transition ? [block.transition.name] : []));
        const isState = isPlace(box.node);
        return (
          <ChartBox
            key={box.node.path}
            box={box}
            isInnermost={!box.node.children.some(({ path }) => now.active.has(path))}
            isActive={isState && now.active.has(box.node.path)}
            isCovered={isState ? covered?.states.has(box.node.path) : undefined}
            isSelected={isState && box.node.path === state}
            taken={names.filter((name) => now.taken.has(name)).join('\n')}
            selected={transition !== null && names.includes(transition) ? transition : null}
            covered={covered}
          />
        );
      })}
      {chart.arrows.map((arrow) => (
        <ChartLine
          key={arrow.id}
          arrow={arrow}
          isTaken={arrow.transitions.some(({ name }) => now.taken.has(name))}
          isSelected={arrow.transitions.some(({ name }) => name === transition)}
          isCovered={covered && arrow.transitions.every(({ name }) => covered.transitions.has(name))}
        />
      ))}
      {chart.boxes
        .filter(({ node, isClosed }) => isClosed || (node.path !== '' && node.children.length > 0))
        .map((box) => (
          <CloseButton key={box.node.path} box={box} />
        ))}
    </>
  );
});
