// A file of its own, so that dragging is a chunk of its own.
export { DragLine, DropField } from '@ruta/design-system';
