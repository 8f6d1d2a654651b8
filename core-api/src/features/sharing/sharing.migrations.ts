import { sharedAgendas } from './202611261830-shared-agendas';

export const sharingMigrations = [sharedAgendas];
