export { DataTable } from './DataTable';
export type { DataTableProps, TableColumn, TableSort, TableStatus } from './DataTable.types';
