import { surveys } from '@ruta/contracts/surveys/surveys.api';
import { serve } from '../../http/serve';
import type { AnsweringService } from './answering.service';
import type { ratingsReader } from './ratings.reader';
import type { ResponsesService } from './responses.service';
import type { UpgradedService } from './upgraded.service';

interface Services {
  answering: AnsweringService;
  responses: ResponsesService;
  upgraded: UpgradedService;
  ratings: ReturnType<typeof ratingsReader>;
}

export const surveysRoutes = ({ answering, responses, upgraded, ratings }: Services) => [
  serve(surveys.list, async ({ actor, query, locale }) => ({
    data: await answering.list(actor, query.activity_id, locale),
  })),
  serve(surveys.start, async ({ actor, params, body }) => ({
    data: await answering.start(actor, params.id, body.activity_id),
  })),
  serve(surveys.answer, async ({ actor, params, body }) => ({ data: await answering.answer(actor, params.id, body) })),
  serve(surveys.finish, async ({ actor, params, body }) => {
    await answering.finish(actor, params.id, body);
    return { data: { finished: true as const }, message: 'surveys.finished' as const };
  }),
  serve(surveys.translate, async ({ actor, params, body }) => ({
    data: await upgraded.translate(actor, params.id, body.translate),
  })),
  serve(surveys.upgraded, async ({ actor, query, locale }) => ({ data: await upgraded.get(actor, query, locale) })),
  serve(surveys.activityResponses, async ({ actor, query, locale }) => ({
    data: await responses.ofActivity(actor, query, locale),
  })),
  serve(surveys.usersResponses, ({ actor, query, locale }) => responses.ofPeople(actor, query, locale)),
  serve(surveys.ratings, ({ actor, query }) => ratings(actor, query)),
];
