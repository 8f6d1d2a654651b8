import type { Locale } from '@ruta/contracts';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Visit, VisitReschedule } from '@ruta/contracts/visits/visit.schema';
import { drawPdf, type Paper } from '../../pdf/paper';
import { dayIn, fromUtc } from '../../time/clock';
import { paperTexts } from './visit-paper.texts';

/** Maximum of names in the list of attendees (T10). */
const PEOPLE_MAX = 500;

export interface VisitPaper {
  visit: Visit;
  /** The record; null before the visit runs, or if the reader may not see it. */
  record: ActivityRecord | null;
  /** Names of the people present. */
  attendees: readonly string[];
  /** Name of the visit's school cycle. */
  cycle: string;
  locale: Locale;
}

type Words = ReturnType<typeof paperTexts>;

/**
 * Draws a visit: plan, record, changes of date, and lines to sign on. A draft and a cancelled visit have a watermark.
 */
export function visitPdf({ visit, record, attendees, cycle, locale }: VisitPaper): Promise<Buffer> {
  const t = paperTexts(locale);
  const mark = markOf(visit, t);
  const facts = {
    title: `${t('title')} ${visit.date === null ? '' : formatDay(visit.date)}`.trim(),
    author: visit.coach.fullname,
    language: locale === 'es' ? 'es-MX' : 'en',
    head: [visit.school.name, t('cycle', { cycle })],
    foot: (page: number, pages: number) => `${mark === null ? '' : `${mark}  ·  `}${t('page', { page, pages })}`,
    ...(mark === null ? {} : { watermark: mark }),
  };
  return drawPdf(facts, (paper) => {
    paper.title(t('title'));
    const { name, name_en } = visit.school_visit_status;
    const standing = visit.cancelled_at === null ? (mark ?? (locale === 'en' ? name_en : name)) : t('cancelled');
    paper.facts([
      [t('school'), visit.school.name],
      [t('coach'), visit.coach.fullname],
      [t('when'), whenOf(visit, locale) ?? t('when.none')],
      [t('status'), standing],
    ]);
    drawCancellation(paper, visit, t);
    paper.heading(t('objective'));
    paper.text(visit.objective.trim() || t('none'));
    drawAxes(paper, visit, t, locale);
    if (record) drawRecord(paper, record, attendees, t);
    drawChanges(paper, visit.school_visit_reschedule_tracking ?? [], t);
    // Nobody signs a visit that does not take place.
    if (visit.cancelled_at !== null) return;
    paper.signatures([
      [visit.coach.fullname, t('coach')],
      [t('sign.school'), t('sign.hint')],
    ]);
  });
}

/** What is written across every page; null for a visit that takes place. */
function markOf({ eraser, cancelled_at }: Visit, t: Words): string | null {
  if (cancelled_at !== null) return t('cancelled.mark');
  return eraser ? t('draft') : null;
}

function drawCancellation(paper: Paper, { cancelled_at, cancelled_by, cancel_reason, school }: Visit, t: Words) {
  if (cancelled_at === null) return;
  const date = formatDay(dayIn(school.timezone, fromUtc(cancelled_at)));
  paper.label(t('cancelled.by', { name: cancelled_by?.fullname ?? '', date }));
  paper.text(cancel_reason ?? '');
}

function drawAxes(paper: Paper, { school_visit_axis: axes = [] }: Visit, t: Words, locale: Locale) {
  axes.forEach(({ name, name_en, actions, specifications }, at) => {
    paper.together((axis) => {
      if (at === 0) axis.heading(t('axes'));
      axis.item(locale === 'en' ? name_en : name);
      axis.label(t('actions'));
      axis.text(actions.trim() || t('none'));
      axis.label(t('specifications'));
      axis.text(specifications.trim() || t('none'));
      axis.gap();
    });
  });
}

function drawRecord(paper: Paper, { result, evidences }: ActivityRecord, attendees: readonly string[], t: Words) {
  const listed = (items: readonly string[], none: string) => {
    if (items.length === 0) paper.quiet(none);
    else paper.list(items);
  };
  paper.heading(`${t('attendance')} (${attendees.length})`);
  listed(attendees.slice(0, PEOPLE_MAX), t('attendance.none'));
  paper.heading(t('observation'));
  if (result.trim() === '') paper.quiet(t('observation.none'));
  else paper.text(result);
  paper.heading(t('evidence'));
  listed(
    evidences.map(({ file_name }) => file_name),
    t('evidence.none'),
  );
}

function drawChanges(paper: Paper, changes: readonly VisitReschedule[], t: Words) {
  if (changes.length === 0) return;
  paper.heading(t('changes'));
  for (const { old_date, old_time, date, time, justification, user } of changes) {
    paper.text(
      t('change', {
        before: `${formatDay(old_date)}, ${old_time}`,
        after: `${formatDay(date)}, ${time}`,
      }),
    );
    paper.quiet(`${user.fullname}: ${justification}`);
    paper.gap();
  }
}

/** Date and time at the school, with its time zone. */
function whenOf({ date, time, datetime, school }: Visit, locale: Locale): string | null {
  if (date === null) return null;
  const day = formatDay(date);
  if (time === null) return day;
  if (datetime === null) return `${day}, ${time}`;
  const zone = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', { timeZone: school.timezone, timeZoneName })
      .formatToParts(fromUtc(datetime))
      .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, ${time} (${zone('shortGeneric')}, ${zone('shortOffset')})`;
}
