import type { Knex } from 'knex';

/** Lets the schools of directors follow a change of their `access`: lists are ordered by the copy (HIE-02). */
export const keepDirectorAccess = (trx: Knex, director_id: number, access: string): PromiseLike<number> =>
  trx('school_hierarchies').where({ director_id }).update({ director_access: access });
