import { useMemo } from 'react';
import { ItemCard, LinkButton } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { creationOf } from '../agenda-places';
import { lateTexts } from '../agenda-late.texts';
import { placeTexts } from '../agenda-place.texts';
import { agendaTexts } from '../agenda.texts';
import { mayCreateVisit } from '../agenda.calls';
import type { AgendaArea, AgendaReply } from '../agenda.calls';
import { dayRefusal } from '../day-refusal';

export interface CreateCardProps {
  area: AgendaArea;
  data: AgendaReply;
  schoolId: string;
  /** The day, and the hour unless a whole day was pressed. */
  place: { day: string; time: string | null };
  /** The cell that was pressed. */
  mark: Element;
  onClose: () => void;
}

/** What may be created at an empty place of the calendar, or why nothing may (AGE-06, VIS-02). */
export function CreateCard({ area, data, schoolId, place, mark, onClose }: CreateCardProps) {
  const t = useTexts(agendaTexts);
  const late = useTexts(lateTexts);
  const inPlace = useTexts(placeTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { me } = useSession();
  const anchor = useMemo(() => ({ current: mark }), [mark]);
  const refusal = dayRefusal(place.day, { today: data.school_today, cycle: me.cycle, t: inPlace });
  const day = formatDayLong(place.day, locale);
  const query = { date: place.day, time: place.time };
  return (
    <ItemCard
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={refusal === null ? late('create') : late('create.not')}
      closeLabel={shared('close')}
      facts={[
        {
          id: 'when',
          icon: 'clock',
          text: place.time === null ? day : late('create.when', { day, time: place.time }),
        },
        ...(refusal === null ? [] : [{ id: 'why', icon: 'info', text: refusal } as const]),
      ]}
      actions={
        refusal === null ? (
          <>
            {mayCreateVisit(data) && (
              <LinkButton
                variant="primary"
                icon="visit"
                href={visitsPages.coachVisitCreate.href({ school_id: schoolId }, query)}
              >
                {t('visit.new')}
              </LinkButton>
            )}
            {data.can.createActivity && (
              <LinkButton
                variant={mayCreateVisit(data) ? 'secondary' : 'primary'}
                icon="calendarAdd"
                href={creationOf(area, schoolId, query)}
              >
                {t('activity.new')}
              </LinkButton>
            )}
          </>
        ) : undefined
      }
    />
  );
}
