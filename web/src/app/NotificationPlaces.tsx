import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { media, vars } from '@ruta/design-system';
import { afterFirstScreen } from '../lib/first-screen';
import { useSession } from '../lib/session';

// Loaded after the page, which comes first.
const Bell = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../features/notifications/parts/Bell')).Bell };
});

/** As wide as a button of the top bar, so that nothing moves when it appears. */
export const Place = styled.div`
  display: flex;
  justify-content: center;
  inline-size: 40px;
  ${media.coarse} {
    inline-size: ${vars.size.touch};
  }
`;

/** The place of the bell in the top bar. */
export function BellPlace() {
  const { can } = useSession();
  if (!can('notification:read')) return null;
  return (
    <Place>
      <Suspense>
        <Bell />
      </Suspense>
    </Place>
  );
}

const Panel = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../features/notifications/parts/NotificationsPanel')).NotificationsPanel };
});

/** The newest notifications, for pages with room for them. */
export function NotificationsPlace() {
  const { can } = useSession();
  if (!can('notification:read')) return null;
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
