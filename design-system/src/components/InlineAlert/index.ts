export { InlineAlert } from './InlineAlert';
export type { AlertTone, InlineAlertProps } from './InlineAlert';
