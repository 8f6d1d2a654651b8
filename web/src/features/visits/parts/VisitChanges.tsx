import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { Card, Text } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Timeline } from '../../../shared/flow/DateChanges.styles';
import { axisNameIn } from '../visit-draft';
import type { VisitEdit } from '../visit-look';
import { visitTexts } from '../visits.texts';

/** Who edited what in a visit, and when, in words, newest first (VIS-05). */
export function VisitChanges({ visit, edits }: { visit: Visit; edits: readonly VisitEdit[] }) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const { me } = useSession();
  const axes = visit.school_visit_axis ?? [];
  const subjectOf = ({ field, axis_id }: VisitEdit) =>
    t(`change.${field}`, { axis: axisNameIn(axes, axis_id ?? 0, locale) });
  const shown = (value: string) => (value === '' ? t('change.nothing') : value);
  return (
    <Card>
      <Timeline>
        {edits.map((change) => (
          <li key={change.id}>
            <Text weight="medium">{t('change', { name: change.user.fullname, what: subjectOf(change) })}</Text>
            <Text isPreformatted tone="muted">
              {t('change.before', { text: shown(change.before) })}
            </Text>
            <Text isPreformatted>{t('change.after', { text: shown(change.after) })}</Text>
            <Text variant="caption" tone="muted">
              {formatInstant(change.created_at, me.user_timezone)}
            </Text>
          </li>
        ))}
      </Timeline>
    </Card>
  );
}
