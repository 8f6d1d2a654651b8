import type { Knex } from 'knex';

/** Every table with rows of people, children before those they point at. A new table of the product belongs here. */
export const WIPED_TABLES: readonly string[] = [
  'audit_log',
  'session_ends',
  'known_devices',
  'second_steps',
  'recovery_codes',
  'user_two_factor',
  'user_photos',
  'outbox',
  'notifications',
  'activity_evidences',
  'activity_observations',
  'activity_assistant_user',
  'activity_assistants',
  'attendance_proofs',
  'activity_reschedules',
  'agenda_activity_roles',
  'agenda_activity_levels',
  'agenda_activities',
  'school_visit_reschedule_tracking',
  'school_visit_axis',
  'school_visits',
  'school_hierarchies',
  'transitional_roles',
  'school_cycles',
  'periods',
  'single_use_links',
  'invitations',
  'invitation_batches',
  'rate_windows',
  'role_user_levels',
  'level_school',
  'idempotency_keys',
  'sessions',
  'sign_in_attempts',
  'role_user',
  'users',
  'schools',
  'states',
  'countries',
];

/** What migrations and the code's closed lists filled, which a wipe leaves alone. */
export const KEPT_TABLES: readonly string[] = [
  'roles',
  'permissions',
  'role_permissions',
  'levels',
  'school_visit_statuses',
  'school_visit_axes',
];

/** Deletes everything that people or the demo wrote, for good, and keeps the catalogues. */
export async function wipe(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    for (const table of WIPED_TABLES) await trx(table).delete();
  });
}
