import { queryFlag, queryId } from '../kit/fields';
import { listOf, search } from '../kit/list-query';
import { ROLE_CODES } from '../roles';

/** The filters of accounts, in the list and in its file (ADM-04). */
export const userFilter = {
  search: search.optional().describe('In name, surname and e-mail; accents and capitals make no difference'),
  roles_in: listOf(ROLE_CODES).optional(),
  banned: queryFlag.optional(),
  verified: queryFlag.optional(),
  school_id: queryId.optional(),
  deleted: queryFlag.optional().describe('1 for the deleted ones that can still be restored; otherwise without them'),
};
