import { Navigate } from 'react-router';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { useSession } from '../lib/session';
import { RoleHome } from './RoleHome';

/** Redirects those who may read accounts to the list of accounts; other roles of the area get the plain home. */
export function AdminHome() {
  const { can } = useSession();
  return can('user:read') ? <Navigate to={usersPages.adminUsers.href()} replace /> : <RoleHome />;
}
