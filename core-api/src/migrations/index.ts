import type { Knex } from 'knex';
import { deletionsMigrations } from '../deletions/deletions.migrations';
import { accessMigrations } from '../features/access/access.migrations';
import { activitiesMigrations } from '../features/activities/activities.migrations';
import { agendaMigrations } from '../features/agenda/agenda.migrations';
import { cyclesMigrations } from '../features/cycles/cycles.migrations';
import { dpiMigrations } from '../features/dpi/dpi.migrations';
import { firstStepsMigrations } from '../features/first-steps/first-steps.migrations';
import { hierarchyMigrations } from '../features/hierarchy/hierarchy.migrations';
import { conferencesMigrations } from '../features/conferences/conferences.migrations';
import { sessionSurveysMigrations } from '../features/session-surveys/session-surveys.migrations';
import { availabilityMigrations } from '../features/availability/availability.migrations';
import { holidaysMigrations } from '../features/holidays/holidays.migrations';
import { importsMigrations } from '../features/imports/imports.migrations';
import { idempotencyMigrations } from '../idempotency/idempotency.migrations';
import { invitationsMigrations } from '../features/invitations/invitations.migrations';
import { notificationsMigrations } from '../features/notifications/notifications.migrations';
import { observationsMigrations } from '../features/observations/observations.migrations';
import { otherContentMigrations } from '../features/other-content/other-content.migrations';
import { paiMigrations } from '../features/pai/pai.migrations';
import { pfiMigrations } from '../features/pfi/pfi.migrations';
import { pfpMigrations } from '../features/pfp/pfp.migrations';
import { pillsMigrations } from '../features/pills/pills.migrations';
import { proofsMigrations } from '../features/proofs/proofs.migrations';
import { outboxMigrations } from '../outbox/outbox.migrations';
import { schoolsMigrations } from '../features/schools/schools.migrations';
import { sharingMigrations } from '../features/sharing/sharing.migrations';
import { surveysMigrations } from '../features/surveys/surveys.migrations';
import { usersMigrations } from '../features/users/users.migrations';
import { visitsMigrations } from '../features/visits/visits.migrations';
import type { NamedMigration } from './kit';

/**
 * Every migration, in the order of their names. The first thirteen are numbered and in this folder; later ones are in
 * their rooms and begin with date and time. Imported literally, so that tsx, the bundle and Jest behave alike.
 */
const all: readonly NamedMigration[] = [
  ...accessMigrations,
  ...activitiesMigrations,
  ...agendaMigrations,
  ...cyclesMigrations,
  ...deletionsMigrations,
  ...dpiMigrations,
  ...firstStepsMigrations,
  ...hierarchyMigrations,
  ...availabilityMigrations,
  ...conferencesMigrations,
  ...sessionSurveysMigrations,
  ...holidaysMigrations,
  ...importsMigrations,
  ...idempotencyMigrations,
  ...invitationsMigrations,
  ...notificationsMigrations,
  ...observationsMigrations,
  ...outboxMigrations,
  ...otherContentMigrations,
  ...paiMigrations,
  ...pfiMigrations,
  ...pfpMigrations,
  ...pillsMigrations,
  ...proofsMigrations,
  ...schoolsMigrations,
  ...sharingMigrations,
  ...surveysMigrations,
  ...usersMigrations,
  ...visitsMigrations,
].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Tables whose rows are written by migrations. */
export const filledTables: readonly string[] = all.flatMap(({ fills = [] }) => fills);

export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
};
