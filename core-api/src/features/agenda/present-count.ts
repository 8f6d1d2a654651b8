import type { Knex } from 'knex';

/** A column with how many people were present at an item of the agenda; `item` is the table or its alias. */
export const presentCount = (db: Knex, item: string, as: string): Knex.Raw =>
  db.raw(
    `(select count(*) from activity_assistants as taken
    inner join activity_assistant_user as people on people.assistants_id = taken.id
    where taken.agenda_activity_id = ??) as ??`,
    [`${item}.id`, as],
  );
