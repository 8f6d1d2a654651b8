import type { FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { StatusChip } from '@ruta/design-system';
import { dayOf, formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { pfpTexts } from '../pfp.texts';

/** Whether a plan is consulted, and since when, in the reader's time zone; nothing of one that nobody expects of them. */
export function ConsultedSign({ row }: { row: Pick<FormationPlan, 'consulted' | 'consulted_at' | 'is_mine'> }) {
  const t = useTexts(pfpTexts);
  const { me } = useSession();
  if (!row.consulted) return row.is_mine ? <StatusChip status="pending">{t('not-consulted')}</StatusChip> : null;
  const day = row.consulted_at === null ? null : formatDayUnbroken(dayOf(row.consulted_at, me.user_timezone));
  return <StatusChip status="taken">{day === null ? t('consulted') : t('consulted.on', { day })}</StatusChip>;
}
