import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { insertRows } from '../../seeds/rows';
import { fromUtc, utc } from '../../time/clock';

interface SurveysToSeed {
  trx: Knex;
  now: string;
}

/** What some petitioners answered, by their theme; the newest held session is left to be rated. */
const ANSWERS: Readonly<Record<string, Omit<NewRow<'session_surveys'>, 'conference_id' | 'created_at'>>> = {
  'Conocer Ruta': {
    ...{ punctuality: 5, mastery: 5, clarity: 4, usefulness: 5, recommend: 9 },
    comment: 'Me quedó claro por dónde empezar con mi equipo.',
  },
  'Lectura en voz alta': { punctuality: 4, mastery: 5, clarity: 5, usefulness: 4, recommend: 10, comment: '' },
};
const HOUR_MS = 3_600_000;

/** Answers about sessions of the demo that took place. */
export async function sessionSurveysDemo({ trx, now }: SurveysToSeed): Promise<{ sessionSurveys: number }> {
  const held = await trx('conferences')
    .join({ themes: 'schedule_themes' }, 'themes.id', 'conferences.schedule_theme_id')
    .where('conferences.status', 'started')
    .where('conferences.end_at', '<', now)
    .select<{ id: number; end_at: string; theme: string }[]>(
      ...['conferences.id', 'conferences.end_at', 'themes.name_es as theme'],
    );
  const rows = held.flatMap(({ id, end_at, theme }) => {
    const answers = ANSWERS[theme];
    const later = utc(new Date(fromUtc(end_at).getTime() + HOUR_MS));
    return answers ? [{ ...answers, conference_id: id, created_at: later < now ? later : now }] : [];
  });
  await insertRows(trx, 'session_surveys', rows);
  return { sessionSurveys: rows.length };
}
