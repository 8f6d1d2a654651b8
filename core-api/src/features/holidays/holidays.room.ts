import type { Core } from '../../core';
import { Problem } from '../../kernel/problem';
import { agendaParts } from '../agenda';
import { holidaysById } from './holiday.reader';
import { holidaysRoutes } from './holidays.routes';
import { holidaysService } from './holidays.service';
import { impactReader } from './impact.reader';
import { suggestionsOf } from './suggestions.service';

export const holidaysRoom = (core: Core) => {
  const { db } = core;
  const impactOf = impactReader(agendaParts(core).kinds);
  return {
    routes: holidaysRoutes({
      service: holidaysService(core),
      suggestions: suggestionsOf(db),
      impact: async (actor, ids) => {
        const holidays = await holidaysById(db, actor, ids);
        if (holidays.length < ids.length) throw new Problem('holidays.not-found');
        return impactOf(db, actor, holidays);
      },
    }),
  };
};
