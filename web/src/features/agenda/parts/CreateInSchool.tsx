import { useState } from 'react';
import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import type { AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { ComboBox, LinkButton, Modal, Stack, Text } from '@ruta/design-system';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { placeTexts } from '../agenda-place.texts';
import { severalTexts } from '../agenda-several.texts';
import { lateTexts } from '../agenda-late.texts';
import { agendaTexts } from '../agenda.texts';
import type { AgendaArea } from '../agenda.calls';
import { schoolsInSight } from '../schools-in-sight';
import { creationOf } from '../agenda-places';
import { dayRefusal } from '../day-refusal';

export interface CreateInSchoolProps {
  area: AgendaArea;
  data: AgendaOfAll;
  /** The day that was pressed, with its hour unless it was a whole day; null for a creation without a place. */
  place: { day: string; time: string | null } | null;
  onClose: () => void;
}

/** Asks for the school first, where several are in sight, and then offers what may be created there (AGE-06, VIS-02). */
export function CreateInSchool({ area, data, place, onClose }: CreateInSchoolProps) {
  const t = useTexts(severalTexts);
  const late = useTexts(lateTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const inSight = schoolsInSight(data);
  const [chosenId, setChosenId] = useState<string | null>(inSight.length === 1 ? String(inSight[0]?.id) : null);
  const school = data.schools.find(({ id }) => String(id) === chosenId);
  const day = place && formatDayLong(place.day, locale);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="S"
      title={late('create')}
      closeLabel={shared('close')}
    >
      <Stack gap={4}>
        {day !== null && <Text>{place?.time == null ? day : late('create.when', { day, time: place.time })}</Text>}
        <ComboBox
          label={t('school')}
          placeholder={t('school.choose')}
          items={inSight.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={chosenId}
          onChange={setChosenId}
          emptyText={shared('school.none-found')}
          isRequired
        />
        {school && <Creation key={school.id} area={area} can={data.can} school={school} place={place} />}
      </Stack>
    </Modal>
  );
}

interface CreationProps extends Pick<CreateInSchoolProps, 'area' | 'place'> {
  can: AgendaOfAll['can'];
  school: AgendaSchool;
}

function Creation({ area, can, school, place }: CreationProps) {
  const t = useTexts(agendaTexts);
  const inPlace = useTexts(placeTexts);
  const { me } = useSession();
  const today = useServerToday(school.timezone);
  const refusal = place && dayRefusal(place.day, { today, cycle: me.cycle, t: inPlace });
  if (refusal !== null) return <Text element="p">{refusal}</Text>;
  const query = place === null ? {} : { date: place.day, time: place.time };
  return (
    <Stack gap={2}>
      {can.createVisit && (
        <LinkButton
          variant="primary"
          icon="visit"
          href={visitsPages.coachVisitCreate.href({ school_id: school.id }, query)}
        >
          {t('visit.new')}
        </LinkButton>
      )}
      {can.createActivity && (
        <LinkButton
          variant={can.createVisit ? 'secondary' : 'primary'}
          icon="calendarAdd"
          href={creationOf(area, String(school.id), query)}
        >
          {t('activity.new')}
        </LinkButton>
      )}
    </Stack>
  );
}
