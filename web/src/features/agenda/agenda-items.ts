import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { AgendaEvent, AgendaItem, AgendaItemGroup, AgendaKind, TimeGridEvent } from '@ruta/design-system';
import { formatDay, monthOf, relativeLabel } from '../../lib/dates';
import type { dateTexts } from '../../lib/dates';
import type { TranslateOf } from '../../lib/i18n';
import { placeOf } from './agenda-places';
import type { AgendaArea } from './agenda.calls';
import type { Origins } from './origins';
import type { agendaTexts } from './agenda.texts';

type AgendaWords = TranslateOf<typeof agendaTexts>;
type DateWords = TranslateOf<typeof dateTexts>;

/** An activity for the calendar: colour by status (AGE-07), icon by completion and by the day at its school, as the status. */
export const eventOf = (activity: AgendaActivity, t: AgendaWords, origins?: Origins): AgendaEvent => ({
  id: String(activity.id),
  day: activity.date,
  kind: activity.status,
  isCompleted: activity.isCompleted,
  isPast: activity.expired,
  time: activity.time,
  title: subjectOf(activity, t),
  ...(origins && { origin: origins.get(activity.school_id) }),
});

/**
 * What an item is about. Visits have no title of their own: theirs is the objective, or the word for a visit in the
 * reader's language, because their row stores Spanish.
 */
export const subjectOf = ({ isVisit, activity, description }: AgendaActivity, t: AgendaWords): string => {
  if (!isVisit) return activity;
  return description.trim() === '' ? t('visit.title') : description;
};

interface ItemContext {
  area: AgendaArea;
  t: AgendaWords;
  /** The reader's id; their own items do not show a name. */
  readerId: number;
  /** True if the heading already names the day. */
  isDayKnown: boolean;
  /** In an agenda of several schools, which the row then names. */
  origins?: Origins | undefined;
}

/** The same for a grid of hours. */
export const timedOf = (activity: AgendaActivity, t: AgendaWords, origins?: Origins): TimeGridEvent => ({
  ...eventOf(activity, t, origins),
  minutes: activity.duration_min,
  statusLabel: t(`status.${activity.status}`),
});

/** An activity as a row with a link. Times are in the school's time zone. */
export function itemOf(activity: AgendaActivity, { area, t, readerId, isDayKnown, origins }: ItemContext): AgendaItem {
  const progress = activity.isCompleted ? t('completed') : activity.isStarted ? t('started') : undefined;
  const detail = [
    origins && activity.school.name,
    isDayKnown ? undefined : formatDay(activity.date),
    activity.status === 'visit' || !activity.isCompleted ? progress : undefined,
    activity.coach && activity.coach.id !== readerId ? activity.coach.fullname : undefined,
    activity.description,
  ];
  return {
    ...eventOf(activity, t, origins),
    title: activity.isVisit ? t('visit.title') : activity.activity,
    detail: detail.filter((part) => part !== undefined && part !== '').join(' · '),
    statusLabel: t(`status.${activity.status}`),
    href: placeOf(activity, area),
  };
}

const MINUTES_OF_A_DAY = 24 * 60;
/** Minutes since midnight. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When an item ends, `HH:mm` at the school; midnight at the latest. */
export function endOf({ time, duration_min }: Pick<AgendaActivity, 'time' | 'duration_min'>): string {
  const end = Math.min(minuteOf(time) + duration_min, MINUTES_OF_A_DAY);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** Kinds in the order of the day's label. */
const KINDS: readonly AgendaKind[] = ['visit', 'pending', 'outdated', 'taken'];

/** The items of a day in words: "2 visitas, 1 pendiente"; '' if there are none. */
export const countsOf = (events: readonly AgendaEvent[], t: AgendaWords): string =>
  KINDS.map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`count.${kind}`, { count }))
    .join(', ');

interface GroupContext {
  area: AgendaArea;
  month: string;
  /** The reader's today. */
  today: string;
  t: AgendaWords;
  dates: DateWords;
  readerId: number;
  origins?: Origins | undefined;
}

/** The month's items in order, grouped by the relative words of their days (AGE-02). */
export function groupsOf(
  activities: readonly AgendaActivity[],
  { month, today, dates, ...context }: GroupContext,
): AgendaItemGroup[] {
  const groups: { heading: string; activities: AgendaActivity[] }[] = [];
  for (const activity of inOrder(activities.filter(({ date }) => monthOf(date) === month))) {
    const heading = relativeLabel(activity.date, today, dates);
    const last = groups.at(-1);
    if (last?.heading === heading) last.activities.push(activity);
    else groups.push({ heading, activities: [activity] });
  }
  return groups.map(({ heading, activities: members }) => {
    const days = new Set(members.map(({ date }) => date));
    const [first = ''] = days;
    const isDayKnown = days.size === 1;
    return {
      id: `${first} ${heading}`,
      heading,
      note: isDayKnown ? formatDay(first) : undefined,
      items: members.map((member) => itemOf(member, { ...context, isDayKnown })),
    };
  });
}

/** Sorted by date and time at the school. */
export const inOrder = (activities: readonly AgendaActivity[]): AgendaActivity[] =>
  activities.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
