import { agendaTables } from '../../migrations/0003-agenda-and-visits';
import { editorColumns } from '../../migrations/0012-editors';
import { clashIndexes } from './202611231650-clashes';

export const agendaMigrations = [agendaTables, editorColumns, clashIndexes];
