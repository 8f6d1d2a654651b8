import { piecesOf } from '@ruta/contracts/pfp/film-pieces';
import type { FormationProgress, FormationProgressForm } from '@ruta/contracts/pfp/pfp.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, utc, type Clock } from '../../time/clock';
import { zoneOf } from './audience.reader';
import { contentWith } from './formation.reader';
import { keepProgress, progressToKeep } from './progress.model';
import type { ReadingService } from './reading.service';
import { isDone, progressOf, seenWith } from './watching';

interface WatchingDeps {
  db: Knex;
  clock: Clock;
  reading: Pick<ReadingService, 'content'>;
}

/** How far people are in the films of their plans, while these count (PFP-01; decision 0055). */
export function watchingService({ db, clock, reading }: WatchingDeps) {
  return async function keep(actor: Actor, id: number, form: FormationProgressForm): Promise<FormationProgress> {
    const film = await reading.content(actor, id);
    if (film.kind !== 'video') throw new Problem('pfp.not-a-film');
    if (form.seen.some((piece) => piece >= piecesOf(film))) throwFieldErrors({ seen: ['pfp.seen.beyond'] });
    const day = dayIn(await zoneOf(db, actor), clock.now());
    const now = utc(clock.now());
    return db.transaction(async (trx) => {
      const place = { user_id: own(actor), content_id: id };
      const before = await progressToKeep(trx, place, now);
      const seen = seenWith(before.seen, form.seen);
      const after = {
        position: Math.max(before.position, Math.min(form.position, film.duration_seconds ?? form.position)),
        ...{ seen, done_at: before.done_at ?? (isDone(seen, film) ? now : null), updated_at: now },
      };
      const kept = await keepProgress(trx, place, { ...after, film, day });
      if (kept === 0) {
        // The plan has closed meanwhile, or another file took the film's place.
        const now = await contentWith(trx, id);
        throw new Problem(now?.file_key === film.file_key ? 'pfp.closed' : 'pfp.content-not-found');
      }
      return progressOf(after, film);
    });
  };
}

export type WatchingService = ReturnType<typeof watchingService>;
