import type { Locale, Page } from '@ruta/contracts';
import type { UserResponse } from '@ruta/contracts/surveys/responses.schema';
import type { surveys } from '@ruta/contracts/surveys/surveys.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import { fullname } from '../users';

type Request = z.output<typeof surveys.usersResponses.query>;

interface Row {
  id: number;
  user_id: number | null;
  name: string | null;
  surname: string | null;
  display_es: string | null;
  display_en: string | null;
  quadrant: number | null;
  value: number | null;
  number: number | null;
  text: string | null;
}

const COLUMNS = { name: 'users.search_key', id: 'survey_submissions.id' };

/** Who answered what to a question of an activity's survey, which must not be anonymous. */
export function peopleOfQuestion(
  db: Knex,
  { survey_id, request, language }: { survey_id: number; request: Request; language: Locale },
): Promise<Page<UserResponse>> {
  const { questionId, activityId, userId } = request;
  const query = db('survey_submissions')
    .join('survey_answers', 'survey_answers.submission_id', 'survey_submissions.id')
    .leftJoin('users', 'users.id', 'survey_submissions.user_id')
    .where('survey_submissions.subject_type', 'activity')
    .where('survey_submissions.subject_id', activityId)
    .where('survey_submissions.survey_id', survey_id)
    .where('survey_answers.question_id', questionId)
    .whereNotNull('survey_submissions.finished_at');
  if (userId !== undefined) void query.where('survey_submissions.user_id', userId);
  return page(db, query, request, {
    table: 'survey_submissions',
    columns: COLUMNS,
    select: (rows) =>
      rows
        .join('survey_answers', (on) => {
          on.on('survey_answers.submission_id', 'survey_submissions.id').andOnVal(
            'survey_answers.question_id',
            questionId,
          );
        })
        .leftJoin('survey_options', 'survey_options.id', 'survey_answers.option_id')
        .leftJoin('users', 'users.id', 'survey_submissions.user_id')
        .select<Row[]>(
          ...['survey_submissions.id', 'survey_submissions.user_id', 'users.name', 'users.surname'],
          ...['survey_options.display_es', 'survey_options.display_en', 'survey_options.quadrant'],
          ...['survey_options.value', 'survey_answers.number', 'survey_answers.text'],
        ),
    present: (rows) => rows.map((row) => shown(row, language)),
  });
}

const shown = (row: Row, language: Locale): UserResponse => ({
  id: row.id,
  user:
    row.user_id === null
      ? null
      : { id: row.user_id, fullname: fullname({ name: row.name ?? '', surname: row.surname ?? '' }) },
  option: row.display_es === null ? null : textIn(language, row.display_es, row.display_en),
  quadrant: row.quadrant,
  value: row.value ?? row.number,
  text: row.text,
});
