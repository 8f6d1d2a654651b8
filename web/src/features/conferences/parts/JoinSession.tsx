import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { Button } from '@ruta/design-system';
import { JOIN_WINDOW_MS, type JoinView } from '@ruta/state-machines/conferences/booking.rules';
import { formatHour } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { instantOf, msOf } from '../../../lib/instants';
import { useServerNow, useSession } from '../../../lib/session';
import { useSending } from '../../../shared/use-sending';
import { conferenceTexts } from '../conferences.texts';
import { useJoin } from '../use-join';

interface JoinSessionProps {
  session: Conference;
  /** The view decides from how many minutes before one may enter (VC-03). */
  view: JoinView;
}

/** Enters a session; before its time the button says when that will be (VC-03). */
export function JoinSession({ session, view }: JoinSessionProps) {
  const t = useTexts(conferenceTexts);
  const { user_timezone: zone } = useSession().me;
  const sending = useSending();
  const { join, isPending } = useJoin(session.id);
  const opens = msOf(session.start_at) - JOIN_WINDOW_MS[view];
  const isOpen = useServerNow().getTime() >= opens;
  return (
    <Button
      variant="primary"
      icon="video"
      aria-label={t('join.which', { theme: session.schedule_theme.name })}
      isPending={isPending}
      pendingLabel={t('join.pending')}
      onPress={join}
      {...sending({ why: isOpen ? undefined : t('join.when', { time: formatHour(instantOf(opens), zone) }) })}
    >
      {t('join')}
    </Button>
  );
}
