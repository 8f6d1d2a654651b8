import { page } from '../kit/page-path';

/** The areas whose people read who accompanied a school. */
export type HistoryArea = 'coach' | 'scholastic' | 'professor' | 'admin';

/** Who accompanied a school, in an area (HIE-06). A function, because it is in the first load of coaches. */
export const schoolHistoryPage = <A extends HistoryArea>(area: A) => page(`/${area}/schools/:school_id/history`);
