import { late } from '../../utils/late';
import type { ConfirmDialogProps } from './ConfirmDialog';

/** `ConfirmDialog` as a file of its own, which comes after the page. */
export const ConfirmDialog = late<ConfirmDialogProps>(async () => (await import('./ConfirmDialog')).ConfirmDialog);
export type { ConfirmDialogProps } from './ConfirmDialog';
