export { PermissionMatrix } from './PermissionMatrix';
export type { MatrixCell, MatrixColumn, MatrixGroup, PermissionMatrixProps } from './PermissionMatrix';
