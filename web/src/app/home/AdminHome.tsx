import { useScreen } from '../../lib/api';
import { useSession } from '../../lib/session';
import { FirstSteps } from './FirstSteps';
import { HomeFrame } from './HomeFrame';
import { SoonHome } from './SoonHome';
import { adminHomeScreen } from './home.calls';

/** The home of administrators; other roles of the area have no pages of their own yet. */
export function AdminHome() {
  const { can } = useSession();
  return can('user:read') ? <Home /> : <SoonHome />;
}

const Home = () => (
  <HomeFrame
    area="admin"
    result={useScreen(adminHomeScreen, {})}
    above={({ first_steps }, retry) => <FirstSteps panel={first_steps} {...retry} />}
  />
);
