export { faultsOf } from './faults-of';
export {
  ImportOutdated,
  judged,
  type Cells,
  type Change,
  type Fault,
  type FileRow,
  type ImportKind,
  type JudgedRow,
} from './import.kind';
export type { Kept } from './imports.tables';
