import type { Knex } from 'knex';

/** Binds an activity to the survey that its central activity has now, unless it is bound already. */
export const bindSurvey = (trx: Knex.Transaction, id: number): PromiseLike<number> =>
  trx('pfi_activities')
    .where({ id, survey_id: null })
    .update({
      survey_id: trx('central_activities')
        .whereRaw('central_activities.id = pfi_activities.central_activity_id')
        .select('survey_id') as unknown as Knex.Raw, // Knex takes a subquery as well
    });
