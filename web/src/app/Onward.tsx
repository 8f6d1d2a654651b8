import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useNavigate, useNavigation } from 'react-router';

/**
 * Redirects to an address, unless another navigation is running. It reads the router's state directly, because React
 * learns of a click later.
 */
export function Onward({ to }: { to: string }) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  // Runs again when a navigation ends without leaving this page.
  const { state } = useNavigation();
  useEffect(() => {
    if (router?.state.navigation.state === 'idle') void navigate(to, { replace: true });
  }, [router, navigate, to, state]);
  return null;
}
