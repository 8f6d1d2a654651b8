import { agendaTables } from '../../migrations/0003-agenda-and-visits';
import { editorColumns } from '../../migrations/0012-editors';

export const agendaMigrations = [agendaTables, editorColumns];
