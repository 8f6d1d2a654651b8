import { late } from '../../utils/late';
import type { ConfirmDialogProps } from './ConfirmDialog';

/** Lazy `ConfirmDialog`; its code loads after the page. */
export const ConfirmDialog = late<ConfirmDialogProps>(async () => (await import('./ConfirmDialog')).ConfirmDialog);
export type { ConfirmDialogProps } from './ConfirmDialog';
