import type { Knex } from 'knex';
import type { FormationNewsRow } from './pfp.tables';

/** Notes that the people of a time zone are told of a closing day; refused by its key where they have been. */
export const noteTold = (trx: Knex.Transaction, row: FormationNewsRow) => trx('formation_news').insert(row);
