import type { Core } from '../../core';
import { sessionSurveysForget } from './session-surveys.forget';
import { sessionSurveysRoutes } from './session-surveys.routes';
import { sessionSurveysService } from './session-surveys.service';

export const sessionSurveysRoom = ({ db, clock }: Core) => ({
  routes: sessionSurveysRoutes(sessionSurveysService({ db, clock })),
  forget: sessionSurveysForget,
});
