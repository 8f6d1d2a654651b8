import type { Table } from '../../database/table';

/** Something that was done to the installation. `npm run backup` adds a row from outside. */
export interface InstallationEventRow {
  id: number;
  kind: 'mail' | 'backup' | 'put_away';
  /** UTC. */
  at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    installation_events: Table<InstallationEventRow, 'id'>;
  }
}
