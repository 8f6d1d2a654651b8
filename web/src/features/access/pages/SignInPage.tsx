import { Navigate, useSearchParams } from 'react-router';
import { safeNext } from '../../../lib/safe-next';
import { useSessionStatus } from '../../../lib/session';
import { homeOf } from '../../../shared/home';
import { SignIn } from '../parts/SignIn';

/** The sign-in page inside the application (ACC-01). Goes on to `next`, or to the home. */
export function SignInPage() {
  const { status } = useSessionStatus();
  const [search] = useSearchParams();
  if (status.state === 'signedIn') return <Navigate to={safeNext(search.get('next')) ?? homeOf(status.me)} replace />;
  return <SignIn />;
}
