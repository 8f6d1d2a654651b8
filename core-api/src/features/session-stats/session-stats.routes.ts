import { sessionStats } from '@ruta/contracts/session-stats/session-stats.api';
import { serve } from '../../http/serve';
import type { SessionStatsService } from './session-stats.service';

export const sessionStatsRoutes = (service: SessionStatsService) => [
  serve(sessionStats.users, async ({ actor, locale, query }) => ({ data: await service.users(actor, locale, query) })),
  serve(sessionStats.schools, async ({ actor, locale, query }) => ({
    data: await service.schools(actor, locale, query),
  })),
  serve(sessionStats.minutes, async ({ actor, locale, query }) => ({
    data: await service.minutes(actor, locale, query),
  })),
  serve(sessionStats.coach, async ({ actor, locale, query }) => ({ data: await service.coach(actor, locale, query) })),
  serve(sessionStats.schedules, async ({ actor, locale, query }) => ({
    data: await service.schedules(actor, locale, query),
  })),
  serve(sessionStats.schoolsTop, async ({ actor, locale, query }) => ({
    data: await service.schoolsTop(actor, locale, query),
  })),
  serve(sessionStats.themesTop, async ({ actor, locale, query }) => ({
    data: await service.themesTop(actor, locale, query),
  })),
  serve(sessionStats.byStatus, async ({ actor, locale, query }) => ({
    data: await service.byStatus(actor, locale, query),
  })),
  serve(sessionStats.byCategory, async ({ actor, locale, query }) => ({
    data: await service.byCategory(actor, locale, query),
  })),
  serve(sessionStats.monthlyByStatus, async ({ actor, locale, query }) => ({
    data: await service.monthlyByStatus(actor, locale, query),
  })),
  serve(sessionStats.monthly, async ({ actor, locale, query }) => ({
    data: await service.monthly(actor, locale, query),
  })),
];
