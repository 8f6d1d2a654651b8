import { late } from '../../utils/late';
import type { ModalProps } from './Modal';

/** Lazy `Modal`; its code loads after the page. */
export const Modal = late<ModalProps>(async () => (await import('./Modal')).Modal);
export type { ModalProps } from './Modal';
