import { Navigate } from 'react-router';
import { useSession } from '../lib/session';
import { paths } from '../lib/paths';
import { RoleHome } from './RoleHome';

/** Who runs accounts starts at their list; the other roles of this area have their homes. */
export function AdminHome() {
  const { can } = useSession();
  return can('user:read') ? <Navigate to={paths.adminUsers.href()} replace /> : <RoleHome />;
}
