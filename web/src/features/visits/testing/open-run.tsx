import { screen } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { Route, Routes } from 'react-router';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { VisitStartPage } from '../pages/VisitStartPage';
import { assistantsReply } from './samples';

export const SCREEN = 'GET /bff/coach/schools/1/visits/101';
export const FINISH = 'PUT /api/schools/visits/101/finish';

/** The answer to a saved record: who was present, and the observations. */
export const record = (assistants: number[] = [], result = '') => ({
  data: { activity_id: 501, assistants_id: 1, assistants, result, observation_revision: 1, evidences: [] },
  message: 'Guardado.',
});

/** Renders the page that starts and runs a visit; the pages that it leads to are placeholders. */
export function openRun(page: unknown, replies: Replies = {}, me = sampleCoach) {
  const at = '/coach/schools/:school_id';
  return renderScreen(
    <Routes>
      <Route path={`${at}/visits/start/:id`} element={<VisitStartPage />} />
      <Route path={`${at}/visits/detail/:id`} element={<h1>El detalle</h1>} />
      <Route path={`${at}/visits`} element={<h1>La lista</h1>} />
      <Route path={`${at}/agenda`} element={<h1>La agenda</h1>} />
    </Routes>,
    {
      me,
      route: '/coach/schools/1/visits/start/101',
      replies: { [SCREEN]: page, 'GET /api/schools/activity/assistants': assistantsReply, ...replies },
    },
  );
}

export const runs = () => screen.findByRole('heading', { level: 1, name: 'Visita en curso' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const observations = () => screen.getByRole('textbox', { name: /Observaciones generales/ });
