import type { Locale } from '@ruta/contracts';
import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Pai, PaiItem, PaiSide } from '@ruta/contracts/pai/pai.schema';
import { PFI_PREVIEW_MAX } from '@ruta/contracts/pfi/limits';
import type { Pfi, PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import { drawPdf, type Paper } from '../../pdf/paper';
import { dayIn, fromUtc } from '../../time/clock';
import { yearPaperTexts, type YearPaperWords } from './year-paper.texts';

/** What the document is filled from; null is a part that its reader may not read. */
export interface Year {
  plan: Pfi;
  diagnostic: DpiResults | null;
  actionPlan: Pai | null;
}

type Draw = (paper: Paper, year: Year, t: YearPaperWords) => void;

/** Texts of an item of the action plan that the document repeats; its own paper has all of them. */
const PAI_FIELDS = ['objectives', 'indicators', 'strategy', 'responsables'] as const;

/** Draws the year of a school by its phases (PFI-01): text only, as every paper. */
export function yearPdf(year: Year, locale: Locale): Promise<Buffer> {
  const t = yearPaperTexts(locale);
  const { school, cycle } = year.plan;
  const facts = {
    title: `${t('title')} ${cycle.name}`,
    author: school.name,
    language: locale === 'es' ? 'es-MX' : 'en',
    head: [school.name, t('cycle', { cycle: cycle.name })],
    foot: (page: number, pages: number) => t('page', { page, pages }),
  };
  const [from, to] = [formatDay(cycle.start_at), formatDay(cycle.end_at)];
  return drawPdf(facts, (paper) => {
    paper.title(t('title'));
    paper.facts([
      [t('school'), school.name],
      [t('cycle.label'), t('cycle.days', { cycle: cycle.name, from, to })],
    ]);
    paper.quiet(t('made', { day: formatDay(year.plan.today) }));
    for (const draw of [drawDiagnosis, drawPlanning, drawImplementation, drawFollowUp, drawCommunication])
      draw(paper, year, t);
  });
}

/** What the school answered, as far as its results show it (decision 0052). */
const drawDiagnosis: Draw = (paper, { diagnostic }, t) => {
  paper.heading(t('diagnosis'));
  if (diagnostic === null) return paper.text(t('diagnosis.hidden'));
  const { dpiClosure: window, totalValidated: n, professors, reason, min_group: min, items, ranking } = diagnostic;
  const days = window && { from: formatDay(window.start_at), to: formatDay(window.end_at) };
  paper.facts([
    [t('dpi.days'), days ? t('dpi.between', days) : t('dpi.none')],
    [t('dpi.finished'), t('dpi.people.of', { n, of: Math.max(professors.length, n) })],
  ]);
  if (reason !== null) return paper.text(t(`dpi.${reason}`, { min }));
  const byId = new Map(items.map((item) => [item.id, item]));
  paper.label(t('dpi.ranking'));
  paper.list(
    ranking.flatMap((id) => {
      const item = byId.get(id);
      if (!item) return [];
      const { question, average, answered } = item;
      return [t('dpi.question', { question, average: average.toFixed(1), answered })];
    }),
  );
  paper.quiet(t('dpi.min', { min }));
};

/** What the school commits to, and why the central activities are done. */
const drawPlanning: Draw = (paper, { plan, actionPlan }, t) => {
  paper.heading(t('planning'));
  paper.item(t('pai.title'));
  if (actionPlan === null) paper.text(t('pai.hidden'));
  else if (actionPlan.established_at === null) paper.text(t('pai.none'));
  else for (const item of actionPlan.items) drawCommitment(paper, item, t);
  paper.gap();
  paper.item(t('central.title'));
  if (plan.activities.length === 0) paper.text(t('central.none'));
  for (const { activity, central_activity } of plan.activities)
    paper.together((block) => {
      block.label(activity);
      if (central_activity.reasons.length > 0) block.list(central_activity.reasons.map(({ reason }) => reason));
      else block.text(central_activity.description);
    });
};

function drawCommitment(paper: Paper, item: PaiItem, t: YearPaperWords): void {
  paper.together((head) => {
    head.label(item.question);
    head.text(item.activity);
  });
  paper.list(PAI_FIELDS.map((field) => `${t(field)}: ${item[field]}`));
}

/** Everything with a date in the order of the days, of school, coach and network. */
const drawImplementation: Draw = (paper, { plan, actionPlan }, t) => {
  paper.heading(t('implementation'));
  const sides = (actionPlan?.items ?? []).flatMap(({ activity, coach_pai, school_activity, coach_activity }) => [
    { ...whenOf(school_activity), activity: t('side.school', { activity }) },
    { ...whenOf(coach_activity), activity: coachSide(coach_activity, coach_pai.activity, t) },
  ]);
  const all = [...plan.activities.map((row) => ({ ...whenOf(row), activity: row.activity })), ...sides];
  if (all.length === 0) return paper.text(t('dated.none'));
  paper.list(
    all
      .toSorted((one, other) => one.date.localeCompare(other.date) || one.time.localeCompare(other.time))
      .map((one) => dated(one, t)),
  );
};

const coachSide = ({ coach }: PaiSide, activity: string, t: YearPaperWords) =>
  t('side.coach', { name: coach?.fullname ?? t('no-coach'), activity });

const whenOf = ({ date, time, status, isStarted, isCompleted }: PfiRow | PaiSide) => ({
  ...{ date, time },
  status: isStarted && !isCompleted ? ('started' as const) : status,
});

/** A line of a dated activity. Texts are those of people, with breaks of lines of their own: here each is one line. */
const dated = ({ date, time, status, activity }: ReturnType<typeof whenOf> & { activity: string }, t: YearPaperWords) =>
  t('dated', { day: formatDay(date), time, activity: oneLine(activity), status: t(status) });

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** How far the plan is: what is done, who came, how it was judged, what moved and why. */
const drawFollowUp: Draw = (paper, { plan }, t) => {
  const { activities, undated, removed } = plan;
  const done = activities.filter(({ isCompleted }) => isCompleted);
  paper.heading(t('follow-up'));
  paper.facts([
    [t('done'), t('done.of', { n: done.length, of: activities.length + undated })],
    [t('overdue'), String(activities.filter(({ expired }) => expired).length)],
    [t('undated'), String(undated)],
  ]);
  const parts = [
    { label: t('attended'), lines: done.map(({ activity, attended: n }) => t('attended.one', { activity, n })) },
    { label: t('ratings'), lines: done.flatMap((row) => rated(row, t)) },
    {
      label: t('moves'),
      lines: activities.flatMap(({ activity, moves }) =>
        moves.map(({ old_date, date, justification }) =>
          t('moved', { activity, from: formatDay(old_date), to: formatDay(date), why: oneLine(justification) }),
        ),
      ),
    },
    {
      label: t('removed'),
      lines: removed.map(({ activity, date, reason }) =>
        t('removed.one', { activity, day: formatDay(date), why: oneLine(reason) }),
      ),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) paper.text(t('nothing'));
  for (const { label, lines } of parts) {
    paper.label(label);
    paper.list(lines);
  }
};

/** The survey of an activity, as the list of ratings gives it to this reader; nothing where that list has none. */
function rated({ activity, rating }: PfiRow, t: YearPaperWords): string[] {
  if (rating === null) return [];
  const { average, answers: n } = rating;
  return [
    average === null ? t('rated.hidden', { activity, n }) : t('rated', { activity, n, average: average.toFixed(1) }),
  ];
}

/** Who established what, what to tell next, and lines to sign on. */
const drawCommunication: Draw = (paper, { plan, actionPlan }, t) => {
  const { activities, school, today } = plan;
  const established = ({ established_at, established_by }: Established) => {
    if (established_at === null) return t('not-yet');
    const day = formatDay(dayIn(school.timezone, fromUtc(established_at)));
    return established_by === null ? day : t('by', { day, name: established_by });
  };
  paper.heading(t('communication'));
  paper.facts([
    [t('pfi.established'), established(plan)],
    ...(actionPlan === null ? [] : [[t('pai.established'), established(actionPlan)] as const]),
  ]);
  const next = activities.filter(({ isCompleted, date }) => !isCompleted && date >= today).slice(0, PFI_PREVIEW_MAX);
  paper.label(t('next'));
  if (next.length === 0) paper.text(t('next.none'));
  else paper.list(next.map((row) => dated({ ...whenOf(row), activity: row.activity }, t)));
  paper.signatures([
    [t('sign.school'), t('sign.hint')],
    [t('sign.coach'), t('sign.hint')],
  ]);
};

type Established = Pick<Year['plan'], 'established_at' | 'established_by'>;
