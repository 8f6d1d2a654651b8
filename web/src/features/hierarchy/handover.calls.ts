import type { handover } from '@ruta/contracts/hierarchy/handover.api';
import type { adminHandover } from '@ruta/contracts/hierarchy/handover.screens';
import { route, screenRoute } from '../../lib/api';

export const handoverScreen = screenRoute<typeof adminHandover>('admin', '/handover');
export const reviewHandover = route<typeof handover.review>('post', '/hierarchy/handover/review');
export const saveHandover = route<typeof handover.save>('post', '/hierarchy/handover');
export const undoHandover = route<typeof handover.undo>('post', '/hierarchy/handover/:batch/undo');

/** Addresses to reload after schools were handed over. */
export const HANDOVERS: readonly string[] = [
  '/bff/admin/handover',
  '/bff/admin/hierarchy',
  '/coaches-by-role',
  '/audit',
];
