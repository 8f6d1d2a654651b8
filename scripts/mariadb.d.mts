/** A MariaDB server for tests; see mariadb.mjs. */
export interface MariadbServer {
  readonly port: number;
  url(database?: string): string;
  start(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}
export function ensureMariadb(): Promise<boolean>;
export function startMariadb(options?: { durable?: boolean; inMemory?: boolean }): Promise<MariadbServer>;
