import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { displayStatus } from '@ruta/state-machines/visits/visit.rules';
import { mirroredRows, type AgendaKind, type ItemFacts } from '../agenda';
import { refusalOfCancelled } from './visit.cancellation';
import { VISIT_TYPE } from './visit.model';
import { visitPolicy, type VisitFacts } from './visit.policy';

/** Agenda items of visits: every published visit has one, a draft has none. */
export const visitItems = mirroredRows(VISIT_TYPE, 'Visita escolar');

/** The facts of a visit by its item: published, its status by the item's progress. Nothing shows a cancelled one's. */
const visitFacts = ({ isStarted, isCompleted, isCycleOver, date, today }: ItemFacts): VisitFacts => ({
  eraser: false,
  isKept: false,
  statusKey: isCompleted ? 'finished' : isStarted ? 'progress' : 'new',
  isCancelled: false,
  isCycleOver,
  cancelled: null,
  date,
  today,
});

/** The kind of visits: edited, moved and deleted by their own calls, read and run with their own abilities (VIS-07). */
export const visitKind = (visits: Omit<NonNullable<AgendaKind['record']>, 'refuseCancelled'>): AgendaKind => ({
  type: VISIT_TYPE,
  isVisit: true,
  readWith: 'visit:read',
  runWith: 'visit:run',
  mayEdit: () => 'agenda.not-own',
  mayDelete: () => 'agenda.not-custom',
  mayMove: () => 'agenda.is-visit',
  keepsBusy: 'coach',
  statusOf: (item) => displayStatus({ ...item, isVisit: true }),
  record: { ...visits, refuseCancelled: refusalOfCancelled },
  subject: {
    mayEdit: (actor, item) => visitPolicy.edit(actor, visitFacts(item)),
    mayMove: (actor, item) => visitPolicy.reschedule(actor, visitFacts(item)),
  },
  duties: { overdue: 'visit_overdue', today: 'visit_today' },
  pageOf(area, { school_id, activity_id }) {
    const visit = { school_id, id: activity_id ?? 0 };
    if (area === 'coach') return visitsPages.coachVisitAgendaDetail.href(visit);
    if (area === 'scholastic') return visitsPages.scholasticVisitDetail.href(visit);
    return null;
  },
  runPageOf: (area, { school_id, activity_id }) =>
    area === 'coach' ? visitsPages.coachVisitStart.href({ school_id, id: activity_id ?? 0 }) : null,
});
