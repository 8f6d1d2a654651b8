import type { Visit, VisitChange } from '@ruta/contracts/visits/visit.schema';
import { Card, Text } from '@ruta/design-system';
import { formatDay, formatInstant } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Timeline } from '../../../shared/flow/DateChanges.styles';
import { axisNameIn } from '../visit-draft';
import { visitTexts } from '../visits.texts';

/** Who changed what in a visit, and when, in words, newest first (VIS-05). */
export function VisitChanges({ visit }: { visit: Visit }) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const { me } = useSession();
  const axes = visit.school_visit_axis ?? [];
  const subjectOf = ({ field, axis_id }: VisitChange) =>
    t(`change.${field}`, { axis: axisNameIn(axes, axis_id ?? 0, locale) });
  const shown = (field: VisitChange['field'], value: string) => {
    if (value === '') return t('change.nothing');
    return field === 'date' ? formatDay(value) : value;
  };
  return (
    <Card>
      <Timeline>
        {(visit.school_visit_changes ?? []).map((change) => (
          <li key={change.id}>
            <Text weight="medium">{t('change', { name: change.user.fullname, what: subjectOf(change) })}</Text>
            <Text isPreformatted tone="muted">
              {t('change.before', { text: shown(change.field, change.before) })}
            </Text>
            <Text isPreformatted>{t('change.after', { text: shown(change.field, change.after) })}</Text>
            <Text variant="caption" tone="muted">
              {formatInstant(change.created_at, me.user_timezone)}
            </Text>
          </li>
        ))}
      </Timeline>
    </Card>
  );
}
