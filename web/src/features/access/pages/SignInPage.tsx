import { Navigate, useSearchParams } from 'react-router';
import { safeNext } from '../../../lib/safe-next';
import { useSessionStatus } from '../../../lib/session';
import { homeOf } from '../../../shared/home';
import { SignIn } from '../parts/SignIn';

/** Sign in inside the application (ACC-01), after a session ended; afterwards to where one was going, or home. */
export function SignInPage() {
  const { status } = useSessionStatus();
  const [search] = useSearchParams();
  if (status.state === 'signedIn') return <Navigate to={safeNext(search.get('next')) ?? homeOf(status.me)} replace />;
  return <SignIn />;
}
