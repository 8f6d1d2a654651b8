import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import { StatusChip } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { conferenceTexts } from '../conferences.texts';

const STATUS = {
  scheduled: 'scheduled',
  started: 'started',
  finished: 'finished',
  cancelled: 'cancelled',
  no_show: 'inactive',
} as const;

/** What became of a session, as a chip. */
export function SessionStatus({ code }: { code: ConferenceStatus }) {
  const t = useTexts(conferenceTexts);
  return (
    <StatusChip status={STATUS[code]} icon={code === 'no_show' ? 'clock' : undefined}>
      {t(`status.${code}`)}
    </StatusChip>
  );
}
