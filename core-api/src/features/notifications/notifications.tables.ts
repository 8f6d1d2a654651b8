import type { NotificationType } from '@ruta/contracts/notices';
import type { Table } from '../../database/table';

/** One notification of one person. */
export interface NotificationRow {
  id: number;
  user_id: number;
  /** The outbox row that wrote it; null in the demo. */
  outbox_id: number | null;
  type: NotificationType;
  /** JSON: the facts that the texts of its type are written from. */
  data: string;
  url: string;
  read_at: string | null;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    notifications: Table<NotificationRow, 'id'>;
  }
}
