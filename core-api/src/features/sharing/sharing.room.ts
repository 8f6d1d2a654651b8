import type { Knex } from 'knex';
import type { Core } from '../../core';
import { utc } from '../../time/clock';
import { agendaParts } from '../agenda';
import { forgetCalendars } from './calendar-events.model';
import { candidatesService } from './candidates.service';
import { COMPARE_EVERY_MS, followAgenda } from './changes.job';
import { changesLetters } from './changes.letters';
import { forgetFeeds } from './feed.model';
import { feedService } from './feed.service';
import { receivedService } from './received.service';
import { sharingDeliveries } from './sharing.events';
import { sharingLetters } from './sharing.letters';
import { forgetSharings } from './sharing.model';
import { sharingRoutes } from './sharing.routes';
import { sharingService } from './sharing.service';
import { dropOldLinks } from './stop-link';
import { stopService } from './stop.service';

export const sharingRoom = (core: Core) => {
  const agenda = agendaParts(core);
  return {
    bulkLetters: { ...sharingLetters(core), ...changesLetters(core) },
    deliveries: sharingDeliveries(core.db),
    forget: async (trx: Knex, { ids }: { ids: readonly number[] }) => {
      await forgetSharings(trx, ids);
      await forgetFeeds(trx, ids);
      await forgetCalendars(trx, ids);
    },
    jobs: [
      { name: 'changes of shared agendas', run: () => followAgenda(core.db, core.clock), everyMs: COMPARE_EVERY_MS },
      { name: 'old links of letters', run: async () => dropOldLinks(core.db, utc(core.clock.now())) },
    ],
    routes: sharingRoutes({
      candidates: candidatesService({ ...core, agenda }),
      sharings: sharingService({ ...core, agenda }),
      own: receivedService(core),
      feed: feedService({ ...core, agenda }),
      stops: stopService(core),
    }),
  };
};
