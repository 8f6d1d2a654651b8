import type { Core } from '../core';
import { utc } from '../time/clock';
import { sessionEndsFeed } from './session-ends.feed';

const DAY_MS = 86_400_000;

/** Ended sessions, announced to the bffs and deleted a day later. */
export const sessionsRoom = ({ db, clock }: Core) => ({
  feeds: [sessionEndsFeed(db)],
  jobs: [
    {
      name: 'old ends of sessions',
      run: () =>
        db('session_ends')
          .where('at', '<', utc(new Date(clock.now().getTime() - DAY_MS)))
          .delete(),
    },
  ],
});
