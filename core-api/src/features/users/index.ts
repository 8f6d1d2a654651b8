export type { Forget, FormerAddresses } from './forget';
export { lastSaved } from './last-saved';
export { isPending, pendingAmong } from './pending-addresses.reader';
export { photoUrl } from './photo-url';
export { leadersWho } from './school-leaders.reader';
export { enqueueRolesChanged } from './user.events';
export { fullname, UserModel } from './user.model';
export type { UserRow } from './users.tables';
export { userPolicy } from './user.policy';
