import { DpiAtHome } from '../../features/dpi/parts/DpiAtHome';
import { useScreen } from '../../lib/api';
import { useSession } from '../../lib/session';
import { HomeFrame } from './HomeFrame';
import { NoSchoolYet } from './NoSchoolYet';
import { PlanPanel } from './PlanPanel';
import { scholasticHomeScreen } from './home.calls';

/** The home of a school's own people. */
export function ScholasticHome() {
  const { me } = useSession();
  return me.user.school_id === null ? <NoSchoolYet /> : <Home />;
}

const Home = () => (
  <HomeFrame
    area="scholastic"
    result={useScreen(scholasticHomeScreen, {})}
    above={({ actions }) => <DpiAtHome duties={actions} />}
    below={() => <PlanPanel area="scholastic" />}
  />
);
