import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { CYCLE } from '../../../shared/cycle-in-address';
import { idIn, useAddressView, type AddressForm } from '../../../shared/list/use-address-view';
import { RatingList } from '../parts/RatingList';
import { ownRatingsScreen, schoolRatingsScreen, type ResponsesArea } from '../surveys.calls';

interface RatingFilters {
  /** The finished cycle that is shown. */
  cycle: string | undefined;
}

const FORM: AddressForm<RatingFilters> = {
  read: (address) => ({ cycle: idIn(address, CYCLE) }),
  write: ({ cycle }) => ({ cycle }),
  nothing: {},
};

const useRatingsView = () => {
  const [view, { showPage }] = useAddressView(FORM);
  const { page, cycle } = view;
  return { query: { page: page === 1 ? undefined : String(page), cycle }, showPage };
};

function SchoolRatings({ area }: { area: ResponsesArea }) {
  const { school_id = '' } = useParams();
  const { query, showPage } = useRatingsView();
  const result = useScreen(schoolRatingsScreen(area), { params: { school_id }, query });
  return <RatingList key={school_id} result={result} area={area} onPage={showPage} />;
}

/** How the activities of a school were rated, for its coaches and their superiors (ACT-06). */
export const CoachRatingsPage = () => <SchoolRatings area="coach" />;

/** The same for the school's leaders. */
export const ScholasticRatingsPage = () => <SchoolRatings area="scholastic" />;

/** How the activities were rated that a teacher attended (ACT-06). */
export function OwnRatingsPage() {
  const { query, showPage } = useRatingsView();
  return <RatingList result={useScreen(ownRatingsScreen, { query })} area={null} onPage={showPage} />;
}
