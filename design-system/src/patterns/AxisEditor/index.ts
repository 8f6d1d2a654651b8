export { AxisEditor } from './AxisEditor';
export type { AxisEditorProps, AxisValue } from './AxisEditor';
