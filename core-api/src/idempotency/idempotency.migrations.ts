import { idempotencyTables } from '../migrations/0007-idempotency';

export const idempotencyMigrations = [idempotencyTables];
