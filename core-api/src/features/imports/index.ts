export { faultsOf } from './faults-of';
export {
  ImportOutdated,
  judged,
  type Change,
  type Fault,
  type FileRow,
  type ImportKind,
  type JudgedRow,
} from './import.kind';
export type { Cells } from './cells';
export type { Kept } from './imports.tables';
export { cellOf, flagCell, textsIn, wordIn, YES_OR_NO, type Words } from './catalogue-cells';
export type { CatalogueRequest } from './catalogue-source';
export { inPlaceKind, type StandingRecord } from './in-place.kind';
export { versionedKind } from './versioned.kind';
export type { Canonical, Standing } from './versioned.rows';
