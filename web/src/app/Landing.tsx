import { useSession } from '../lib/session';
import { homeOf } from '../shared/home';
import { Onward } from './Onward';

/** The address without a page: each role goes to its home (ACC-01). */
export function Landing() {
  const { me } = useSession();
  return <Onward to={homeOf(me)} />;
}
