import { sessionSurveys } from '@ruta/contracts/session-surveys/session-surveys.api';
import { serve } from '../../http/serve';
import type { SessionSurveysService } from './session-surveys.service';

export const sessionSurveysRoutes = (service: SessionSurveysService) => [
  serve(sessionSurveys.get, async ({ actor, locale, params }) => ({
    data: await service.get(actor, locale, params.id),
  })),
  serve(sessionSurveys.answer, async ({ actor, locale, params, body }) => ({
    data: await service.answer(actor, locale, params.id, body),
    message: 'session-surveys.saved',
  })),
];
