import { useEffect } from 'react';
import { useServerToday } from '../../../lib/session';
import type { VisitFlow } from '../use-visit-flow';

/** Tells the flow when another day begins at the school. Shows nothing. */
export function DayWatch({ flow: { send, snapshot }, timezone }: { flow: VisitFlow; timezone: string }) {
  const today = useServerToday(timezone);
  const known = snapshot.context.today;
  useEffect(() => {
    if (today > known) send({ type: 'clock.dayChanged', today });
  }, [send, today, known]);
  return null;
}
