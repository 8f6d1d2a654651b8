export { faultsOf } from './faults-of';
export {
  ImportOutdated,
  type Cells,
  type Change,
  type Fault,
  type FileRow,
  type ImportKind,
  type JudgedRow,
} from './import.kind';
