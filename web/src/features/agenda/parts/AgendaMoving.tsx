import { Suspense, use, useEffect, useMemo } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { Button, InlineAlert } from '@ruta/design-system';
import type { ItemMove } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession, useSessionStatus } from '../../../lib/session';
import { actTexts } from '../../../shared/acts/acts.texts';
import { ItemMovers } from '../../../shared/moving/movers';
import { subjectOf } from '../agenda-items';
import { moveOf } from '../agenda-move';
import { placeTexts } from '../agenda-place.texts';
import { agendaTexts } from '../agenda.texts';
import type { Moving } from '../moving';
import type { ViewKind } from '../use-agenda-view';

export interface AgendaMovingProps {
  kind: ViewKind;
  activities: readonly AgendaActivity[];
  moving: Moving | null;
  onMoving: (moving: Moving | null) => void;
  /** Called with what the calendar needs to move items, and again when that changes. */
  onReady: (move: ItemMove) => void;
}

/**
 * Moving the items of an agenda (AGE-06): makes the calendar's items movable, says how an item goes on that is carried,
 * and opens the form of its room where it was put. Loaded after the page.
 */
export function AgendaMoving({ kind, activities, moving, onMoving, onReady }: AgendaMovingProps) {
  const t = useTexts(agendaTexts);
  const place = useTexts(placeTexts);
  const offline = useTexts(actTexts)('offline');
  const locale = useLocale();
  const { me } = useSession();
  const { clockOffset } = useSessionStatus();
  const movers = use(ItemMovers);
  const move = useMemo(
    () =>
      moveOf({
        activities,
        moving,
        onMoving,
        hasHours: kind !== 'month',
        cycle: me.cycle,
        clockOffset,
        locale,
        offline,
        t,
        place,
      }),
    [activities, moving, onMoving, kind, me.cycle, clockOffset, locale, offline, t, place],
  );
  useEffect(() => onReady(move), [onReady, move]);
  if (moving === null) return null;
  const { item } = moving;
  if (moving.step === 'carrying')
    return (
      <InlineAlert
        title={place('moving.title', { item: subjectOf(item, t) })}
        actions={
          <>
            <Button size="S" icon="edit" onPress={() => onMoving({ step: 'form', item, to: null })}>
              {place('moving.form')}
            </Button>
            <Button size="S" variant="quiet" onPress={() => onMoving(null)}>
              {place('moving.end')}
            </Button>
          </>
        }
      >
        {place('moving.how')}
      </InlineAlert>
    );
  const Mover = item.isVisit ? movers?.visit : movers?.activity;
  return (
    Mover && (
      <Suspense>
        <Mover key={item.id} item={item} to={moving.to} onClose={() => onMoving(null)} />
      </Suspense>
    )
  );
}
