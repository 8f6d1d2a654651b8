import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../VisuallyHidden';
import { Float, Layer, Mark } from './ItemMove.styles';
import type { ItemMove, MovePlace } from './ItemMove.types';
import { markAt } from './move-geometry';
import { useCarry } from './use-carry';
import type { CarryOptions } from './use-carry';
import { useDrag } from './use-drag';

export interface MoveLayerProps extends Pick<CarryOptions, 'hours' | 'isShown' | 'onShow'> {
  move: ItemMove;
  /** How long an item lasts, in minutes. */
  minutesOf?: ((id: string) => number) | undefined;
}

/**
 * Makes the items of a calendar movable; stands in its frame. Its cells have `data-day`, and `data-time` with hours; its
 * items `data-event`.
 */
export function MoveLayer({ move, minutesOf, hours, isShown, onShow }: MoveLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<{ id: string; place: MovePlace | null } | null>(null);
  const carriedTo = useCarry({ layer, move, hours, isShown, onShow });
  useDrag({
    layer,
    float,
    mayDrag: (id) => !move.carried && move.mayMove(id),
    onAim: (id, aim) => setDragged({ id, place: aim?.place ?? null }),
    onDrop: (id, { place, box }) => move.onMove(id, place, box.cell),
    onEnd: () => setDragged(null),
  });
  const id = dragged?.id ?? move.carried?.id;
  const place = dragged === null ? carriedTo : dragged.place;
  const refusal = id === undefined || place === null ? null : move.refusalOf(id, place);

  // The calendar draws its items and cells; their attributes and the place of the mark are set after each render.
  const draw = () => {
    const frame = layer.current?.parentElement;
    if (!frame) return;
    for (const item of frame.querySelectorAll<HTMLElement>('[data-event]')) {
      const own = item.dataset['event'] ?? '';
      item.toggleAttribute('data-movable', move.mayMove(own));
      item.toggleAttribute('data-moving', own === id);
    }
    const at = place === null || id === undefined ? null : markAt(frame, place, minutesOf?.(id) ?? 0);
    if (mark.current === null || at === null) return;
    Object.assign(mark.current.style, {
      transform: `translate(${at.left}px, ${at.top}px)`,
      inlineSize: `${at.width}px`,
      blockSize: `${at.height}px`,
    });
  };
  useLayoutEffect(draw);
  // Again once the calendar has named the cells of a month that was just shown.
  useEffect(() => {
    if (move.carried) draw();
  });

  // And once it has drawn its items, which may come later than this layer.
  useEffect(() => {
    const frame = layer.current?.parentElement;
    if (!frame) return undefined;
    const items = new MutationObserver(draw);
    items.observe(frame, { childList: true, subtree: true });
    return () => items.disconnect();
  });

  const words = id === undefined || place === null ? '' : move.labels.at(id, place);
  return (
    <Layer ref={layer}>
      {words === '' ? null : <Mark ref={mark} data-refused={refusal !== null || undefined} aria-hidden="true" />}
      <VisuallyHidden role="status">
        {move.carried
          ? [words, refusal, place === move.carried.from && move.labels.keys].filter(Boolean).join('. ')
          : ''}
      </VisuallyHidden>
      {dragged !== null &&
        createPortal(
          <Float ref={float} aria-hidden="true">
            {words}
            {refusal === null ? null : <strong>{refusal}</strong>}
          </Float>,
          document.body,
        )}
    </Layer>
  );
}
