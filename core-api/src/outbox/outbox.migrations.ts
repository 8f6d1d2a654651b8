import { outboxTables } from '../migrations/0004-outbox-and-notifications';

export const outboxMigrations = [outboxTables];
