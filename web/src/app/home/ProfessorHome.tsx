import { DpiAtHome } from '../../features/dpi/parts/DpiAtHome';
import { useScreen } from '../../lib/api';
import { useSession } from '../../lib/session';
import { HomeFrame } from './HomeFrame';
import { NoSchoolYet } from './NoSchoolYet';
import { professorHomeScreen } from './home.calls';

/** The home of teachers. */
export function ProfessorHome() {
  const { me } = useSession();
  return me.user.school_id === null ? <NoSchoolYet /> : <Home />;
}

const Home = () => (
  <HomeFrame
    area="professor"
    result={useScreen(professorHomeScreen, {})}
    above={({ actions }) => <DpiAtHome duties={actions} />}
  />
);
