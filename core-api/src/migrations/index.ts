import type { Knex } from 'knex';
import { accessMigrations } from '../features/access/access.migrations';
import { activitiesMigrations } from '../features/activities/activities.migrations';
import { agendaMigrations } from '../features/agenda/agenda.migrations';
import { idempotencyMigrations } from '../idempotency/idempotency.migrations';
import { invitationsMigrations } from '../features/invitations/invitations.migrations';
import { notificationsMigrations } from '../features/notifications/notifications.migrations';
import { outboxMigrations } from '../outbox/outbox.migrations';
import { schoolsMigrations } from '../features/schools/schools.migrations';
import { usersMigrations } from '../features/users/users.migrations';
import { visitsMigrations } from '../features/visits/visits.migrations';
import type { NamedMigration } from './kit';

/**
 * Every migration, in the order of their names: the first thirteen are numbered and stand here, each later one is in its
 * room and begins with its date and time. Literal imports, so that it is the same under tsx, in the bundle and under Jest.
 */
const all: readonly NamedMigration[] = [
  ...accessMigrations,
  ...activitiesMigrations,
  ...agendaMigrations,
  ...idempotencyMigrations,
  ...invitationsMigrations,
  ...notificationsMigrations,
  ...outboxMigrations,
  ...schoolsMigrations,
  ...usersMigrations,
  ...visitsMigrations,
].sort((one, other) => (one.name < other.name ? -1 : 1));

/** The tables whose rows migrations fill. */
export const filledTables: readonly string[] = all.flatMap(({ fills = [] }) => fills);

export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
};
