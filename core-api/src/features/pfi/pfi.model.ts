import type { Knex } from 'knex';

/**
 * Binds an activity to the survey of its central activity, unless it is bound already: to the version that is published
 * now, whichever the central activity named.
 */
export const bindSurvey = (trx: Knex.Transaction, id: number): PromiseLike<number> =>
  trx('pfi_activities')
    .where({ id, survey_id: null })
    .update({
      survey_id: trx('central_activities')
        .join({ named: 'surveys' }, 'named.id', 'central_activities.survey_id')
        .leftJoin({ published: 'surveys' }, (on) => {
          void on.on('published.code', 'named.code').andOnVal('published.status', 'published');
        })
        .whereRaw('central_activities.id = pfi_activities.central_activity_id')
        .orderBy('published.version', 'desc')
        .limit(1)
        .select(trx.raw('coalesce(published.id, named.id)')) as unknown as Knex.Raw, // Knex takes a subquery as well
    });
