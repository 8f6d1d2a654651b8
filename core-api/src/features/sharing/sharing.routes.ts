import { calendarChanges } from '@ruta/contracts/sharing/calendar-changes.api';
import { calendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { received, sharing } from '@ruta/contracts/sharing/sharing.api';
import { serve } from '../../http/serve';
import type { candidatesService } from './candidates.service';
import type { FeedService } from './feed.service';
import type { ReceivedService } from './received.service';
import type { SharingService } from './sharing.service';
import type { StopService } from './stop.service';

interface Services {
  candidates: ReturnType<typeof candidatesService>;
  sharings: SharingService;
  own: ReceivedService;
  feed: FeedService;
  stops: StopService;
}

export const sharingRoutes = ({ candidates, sharings, own, feed, stops }: Services) => [
  serve(sharing.candidates, async ({ actor, query, locale }) => ({ data: await candidates(actor, query, locale) })),
  serve(sharing.share, async ({ actor, body, locale }) => ({
    data: await sharings.share(actor, body, locale),
    message: 'sharing.shared' as const,
  })),
  serve(sharing.list, ({ actor, query, locale }) => sharings.list(actor, query, locale)),
  serve(sharing.get, async ({ actor, params, locale }) => ({ data: await sharings.get(actor, params.id, locale) })),
  serve(sharing.ics, async ({ actor, params, locale }) => ({ file: await sharings.ics(actor, params.id, locale) })),
  serve(sharing.resend, async ({ actor, params, body, locale }) => ({
    data: await sharings.resend(actor, params.id, body.professors, locale),
    message: 'sharing.resent' as const,
  })),
  serve(received.list, ({ actor, query }) => own.list(actor, query)),
  serve(received.get, async ({ actor, params, locale }) => ({ data: await own.get(actor, params.id, locale) })),
  serve(received.seen, async ({ actor, params }) => {
    await own.seen(actor, params.id);
    return { data: null };
  }),
  serve(calendarFeed.get, async ({ actor }) => ({ data: await feed.get(actor) })),
  serve(calendarFeed.create, async ({ actor }) => ({
    data: await feed.create(actor),
    message: 'sharing.feed-made' as const,
  })),
  serve(calendarFeed.revoke, async ({ actor }) => {
    await feed.revoke(actor);
    return { data: null, message: 'sharing.feed-ended' as const };
  }),
  serve(calendarChanges.facts, async ({ params }) => ({ data: await stops.facts(params.token) })),
  serve(calendarChanges.stop, async ({ body }) => {
    await stops.stop(body.token);
    return { data: null, message: 'sharing.changes-stopped' as const };
  }),
  serve(calendarFeed.read, async ({ params }) => ({ file: await feed.read(params.token) })),
];
