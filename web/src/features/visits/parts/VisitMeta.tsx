import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { When } from '../../../shared/When';
import { visitTexts } from '../visits.texts';
import { VisitSigns } from './VisitSigns';

/** Status, time, school and time zone of a visit. */
export function VisitMeta({ visit, today }: { visit: Visit; today: string }) {
  return (
    <>
      <VisitSigns visit={visit} />
      <Text tone="muted">
        <VisitWhen visit={visit} today={today} />
      </Text>
      <Text tone="muted">{visit.school.name}</Text>
    </>
  );
}

export interface VisitWhenProps {
  visit: Pick<Visit, 'date' | 'time' | 'school'>;
  /** The reader's today. */
  today: string;
}

/** Date and time of a visit; a draft may have none. */
export function VisitWhen({ visit: { date, time, school }, today }: VisitWhenProps) {
  const t = useTexts(visitTexts);
  if (date === null) return t('date.none');
  return <When date={date} time={time} timezone={school.timezone} today={today} />;
}
