import { addColumn, addUnique, createTable, exact, migration } from '../../migrations/kit';
import { issueEarlier } from './issued-earlier.model';

/** Proofs per person, and those of activities that were finished before (decision 0047). */
export const issuedProofs = migration('202611240345-issued-proofs', async (db) => {
  await addColumn(db, 'attendance_proofs', 'folio', (table) => void exact(db, table.string('folio', 40).nullable()));
  await addColumn(db, 'attendance_proofs', 'issued_at', (table) => void table.datetime('issued_at').nullable());
  await addUnique(db, 'attendance_proofs', 'attendance_proofs_folio', ['folio']);
  await createTable(db, 'attendance_proof_users', (table) => {
    table.increments('id');
    table.integer('proof_id').unsigned().notNullable().references('attendance_proofs.id').onDelete('CASCADE');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('code', 43).notNullable()).unique();
    exact(db, table.string('folio', 40).notNullable());
    table.string('person', 255).notNullable();
    table.string('title', 200).notNullable();
    table.string('school', 255).notNullable();
    table.date('date').notNullable();
    table.string('time', 5).notNullable();
    table.integer('tenths').notNullable();
    exact(db, table.string('search_key', 700).notNullable());
    table.datetime('issued_at').notNullable();
    table.datetime('letter_at').nullable();
    table.datetime('mailed_at').nullable();
    table.datetime('revoked_at').nullable();
    table.integer('revoked_by').unsigned().nullable().references('users.id');
    table.text('reason').nullable();
    table
      .integer('corrects_id')
      .unsigned()
      .nullable()
      .unique()
      .references('attendance_proof_users.id')
      .onDelete('SET NULL');
    table.index(['proof_id', 'id'], 'proof_users_by_proof');
    table.index(['school_id', 'id'], 'proof_users_by_school');
    table.index(['user_id', 'id'], 'proof_users_by_person');
  });
  await issueEarlier(db);
});
