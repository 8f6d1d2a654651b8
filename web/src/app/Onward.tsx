import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useNavigate, useNavigation } from 'react-router';

/**
 * Goes on to an address, unless the person is already on their way somewhere else: what they press is never overtaken.
 * The router is asked itself, since components hear of a press a moment later than it happens.
 */
export function Onward({ to }: { to: string }) {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  // Again when a journey ends without arriving elsewhere.
  const { state } = useNavigation();
  useEffect(() => {
    if (router?.state.navigation.state === 'idle') void navigate(to, { replace: true });
  }, [router, navigate, to, state]);
  return null;
}
