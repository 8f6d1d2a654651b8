import { received, sharing } from '@ruta/contracts/sharing/sharing.api';
import {
  coachShareAgenda,
  coachShareDetail,
  coachShareHistory,
  professorReceived,
  professorReceivedList,
  scholasticReceived,
  scholasticReceivedList,
} from '@ruta/contracts/sharing/sharing.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { schoolOf } from '../schools/school';

type ReceivedLists = ScreenInput<typeof scholasticReceivedList> | ScreenInput<typeof professorReceivedList>;
type Received = ScreenInput<typeof scholasticReceived> | ScreenInput<typeof professorReceived>;

const receivedList = async ({ core, query }: ReceivedLists) => ({
  received: await core.get(received.list, { query: { page: query.page } }),
});
const receivedOne = async ({ core, params }: Received) => ({
  received: (await core.get(received.get, { params })).data,
});

export const servedSharing: readonly ServedScreen[] = [
  serveScreen(coachShareAgenda, async ({ core, params, query }) => {
    const { start, end, page, search, levels } = query;
    const asked = { school_id: String(params.school_id), start, end, page, filter: { search, levels } };
    return { candidates: (await core.get(sharing.candidates, { query: asked })).data };
  }),
  serveScreen(coachShareHistory, async ({ core, params, query }) => {
    const [school, shared] = await Promise.all([
      schoolOf(core, params.school_id),
      core.get(sharing.list, { query: { school_id: String(params.school_id), page: query.page } }),
    ]);
    return { school, shared };
  }),
  serveScreen(coachShareDetail, async ({ core, params }) => {
    const [school, { data: shared }] = await Promise.all([
      schoolOf(core, params.school_id),
      core.get(sharing.get, { params: { id: params.id } }),
    ]);
    return { school, shared };
  }),
  serveScreen(scholasticReceivedList, receivedList),
  serveScreen(scholasticReceived, receivedOne),
  serveScreen(professorReceivedList, receivedList),
  serveScreen(professorReceived, receivedOne),
];
