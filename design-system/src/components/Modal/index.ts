import { late } from '../../utils/late';
import type { ModalProps } from './Modal';

/** `Modal` as a file of its own, which comes after the page. */
export const Modal = late<ModalProps>(async () => (await import('./Modal')).Modal);
export type { ModalProps } from './Modal';
