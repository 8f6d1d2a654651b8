import type { Knex } from 'knex';
import { accessTables } from './0001-access';
import { schoolTables } from './0002-schools-and-cycles';
import { agendaTables } from './0003-agenda-and-visits';
import { outboxTables } from './0004-outbox-and-notifications';
import { evidenceTables } from './0005-evidence';
import { activityTables } from './0006-activities';
import { idempotencyTables } from './0007-idempotency';
import { listIndexes } from './0008-list-indexes';
import { invitationTables } from './0009-invitations';
import { userTables } from './0010-users-and-audit';
import { profileTables } from './0011-profile-and-sessions';
import { editorColumns } from './0012-editors';
import { namelessNotifications } from './0013-nameless-notifications';
import type { NamedMigration } from './kit';

const all: readonly NamedMigration[] = [
  accessTables,
  schoolTables,
  agendaTables,
  outboxTables,
  evidenceTables,
  activityTables,
  idempotencyTables,
  listIndexes,
  invitationTables,
  userTables,
  profileTables,
  editorColumns,
  namelessNotifications,
];

/** A static list: no file is looked up at run time, so it is the same under tsx, in the bundle and under Jest. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...all]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
};
