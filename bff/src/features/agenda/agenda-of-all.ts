import { fieldMessage, type FieldMessage, type Locale } from '@ruta/contracts';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import type { AgendaOfAll, coachAgendaOfAll, scholasticAgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import { UpstreamProblem } from '../../core/upstream-problem';
import { dayIn, monthOf, monthPage } from '../../kit/days';
import type { ScreenInput } from '../../kit/screen';
import { shownHolidays } from '../holidays/shown';
import { mayWriteVisits } from '../visits/draft';

type Input = ScreenInput<typeof coachAgendaOfAll> | ScreenInput<typeof scholasticAgendaOfAll>;

/**
 * A month of all schools of the reader, or of those chosen (AGE-01, AGE-05); by default the current month in the reader's
 * time zone. The choice stays in addresses and on devices, so schools and coaches that are gone are left out of it.
 */
export async function agendaOfAll({ core, me, query, locale }: Input): Promise<AgendaOfAll> {
  const [reader, { data: schools }] = await Promise.all([me(), core.get(agenda.schools)]);
  const today = dayIn(reader.server_time, reader.user_timezone);
  const month = query.month ?? monthOf(today);
  const days = monthPage(month);
  const reached = new Set(schools.map(({ id }) => id));
  const school_ids = (query.school_ids ?? []).filter((id) => reached.has(id));
  const coach_id = schools.some(({ coach }) => coach?.id === query.coach_id) ? (query.coach_id ?? null) : null;
  const items = core.get(agenda.list, {
    query: {
      ...days,
      ...(school_ids.length > 0 && { school_ids: school_ids.join(',') }),
      ...(coach_id !== null && { coach_id: String(coach_id) }),
    },
  });
  const [shown, activities] = await Promise.all([
    shownHolidays(core, days),
    narrowed(
      items.then(({ data }) => data),
      locale,
    ),
  ]);
  return {
    ...{ month, ...days, today, server_time: reader.server_time },
    ...{ schools, chosen: { school_ids, coach_id } },
    ...activities,
    ...shown,
    can: { createVisit: mayWriteVisits(reader), createActivity: reader.abilities.includes('activity:create') },
  };
}

/** The items, or why the reader must choose fewer. */
async function narrowed(
  items: Promise<AgendaOfAll['activities']>,
  locale: Locale,
): Promise<Pick<AgendaOfAll, 'activities' | 'narrow'>> {
  try {
    return { activities: await items, narrow: null };
  } catch (error) {
    if (!(error instanceof UpstreamProblem)) throw error;
    const says = (field: string, key: FieldMessage) =>
      error.body.errors[field]?.includes(fieldMessage(key, locale)) === true;
    if (says('school_ids', 'agenda.schools.too-many')) return { activities: [], narrow: 'schools' };
    if (says('end', 'agenda.items.too-many')) return { activities: [], narrow: 'items' };
    throw error;
  }
}
