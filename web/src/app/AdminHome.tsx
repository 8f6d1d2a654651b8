import { Navigate } from 'react-router';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { useSession } from '../lib/session';
import { RoleHome } from './RoleHome';

/** Who runs accounts starts at their list; the other roles of this area have their homes. */
export function AdminHome() {
  const { can } = useSession();
  return can('user:read') ? <Navigate to={usersPages.adminUsers.href()} replace /> : <RoleHome />;
}
