import { invitationTables } from '../../migrations/0009-invitations';
import { invitedPeople } from './202611240331-invited-people';

export const invitationsMigrations = [invitationTables, invitedPeople];
