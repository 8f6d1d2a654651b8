import { invitationTables } from '../../migrations/0009-invitations';

export const invitationsMigrations = [invitationTables];
