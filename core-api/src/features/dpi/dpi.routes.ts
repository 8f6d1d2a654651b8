import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { serve } from '../../http/serve';
import type { AnsweringService } from './answering.service';
import type { RemindersService } from './dpi.reminders';
import type { ResultsService } from './results.service';
import type { dpiStatistics } from './statistics.service';
import type { StatusService } from './status.service';

interface Services {
  answering: AnsweringService;
  reminders: RemindersService;
  results: ResultsService;
  statistics: ReturnType<typeof dpiStatistics>;
  status: StatusService;
}

export const dpiRoutes = ({ answering, reminders, results, statistics, status }: Services) => [
  serve(dpi.status, async ({ actor, query }) => ({ data: await status.status(actor, query.school_id) })),
  serve(dpi.questions, async ({ actor }) => ({ data: await status.questions(actor) })),
  serve(dpi.start, async ({ actor, body }) => ({ data: await answering.start(actor, body) })),
  serve(dpi.answer, async ({ actor, body }) => ({ data: await answering.answer(actor, body) })),
  serve(dpi.finish, async ({ actor, body }) => ({
    data: await answering.finish(actor, body.submission_id),
    message: 'dpi.finished' as const,
  })),
  serve(dpi.results, async ({ actor, query, locale }) => ({ data: await results.results(actor, query, locale) })),
  serve(dpi.resultsPdf, async ({ actor, query }) => ({ file: await results.pdf(actor, query) })),
  serve(dpi.statistics, async ({ actor, query }) => ({ data: await statistics(actor, query.filter) })),
  serve(dpi.setEnd, async ({ actor, body }) => ({
    data: await results.setEnd(actor, body),
    message: 'dpi.end-saved' as const,
  })),
  serve(dpi.remind, async ({ actor, body }) => ({
    data: await reminders.remind(actor, body.school_id),
    message: 'dpi.reminder-sent' as const,
  })),
];
