import { useSession } from '../lib/session';
import { homeOf } from '../shared/home';
import { Onward } from './Onward';

/** The root address: redirects to the home of the person's role (ACC-01). */
export function Landing() {
  const { me } = useSession();
  return <Onward to={homeOf(me)} />;
}
