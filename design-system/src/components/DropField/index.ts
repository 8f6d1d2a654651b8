export { DragLine, DropField } from './DropField';
export type { DragLineProps, DropFieldProps } from './DropField';
