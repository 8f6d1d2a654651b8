import { fireEvent, screen } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleRun } from '@ruta/contracts/observations/observation.sample';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import type { KeptDraft } from '@ruta/state-machines/observations/observation.events';
import { renderScreen } from '../../../testing';
import { pendingCalls } from '../../../testing/pending-calls';
import { reconnect } from '../../../testing/reconnect';
import { observationPlace } from '../kept-observation';
import { CoachRunPage } from '../pages/RunPages';

/** The guide of the machine's samples: questions 41 and 42. */
export const run: ObservationRun = {
  ...sampleRun,
  guide: { ...sampleRun.guide, questions: 2, sections: sampleRun.guide.sections.slice(0, 1) },
};
const FACTS = {
  ...{ client_id: '5d1f0e7a-9c1b-4c7e-8a52-0b6f0f5c2d11', observed_at: '2026-11-20 15:00:00', lang: 'es' as const },
};

interface ToOpen {
  /** The teacher of the address. */
  professor?: number;
  /** The draft that this device keeps and the server may not have. */
  kept?: KeptDraft;
}

/** Renders the page of a guide over a server that answers when the walk says so. */
export function openRun({ professor, kept }: ToOpen, due: (length: number) => Promise<void>) {
  localStorage.clear();
  const place = observationPlace(sampleCoach.user.id, { schoolId: 1, guideId: 4, professorId: 7, replacesId: null });
  if (kept) localStorage.setItem(place, JSON.stringify({ ...kept, content: { ...kept.content, ...FACTS } }));
  const { pending, answer } = pendingCalls();
  const { user } = renderScreen(<CoachRunPage />, {
    path: '/coach/observation-guides/:id',
    route: `/coach/observation-guides/4?school_id=1&level_id=2${professor === undefined ? '' : `&professor_id=${professor}`}`,
    replies: {
      'GET /bff/coach/observation-guides/4': run,
      'GET /api/schools/observations/drafts': pending('load'),
      'PUT /api/schools/observations/drafts': pending('save'),
      'POST /api/schools/observations': pending('register'),
    },
  });
  const press = (name: string | RegExp) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  return {
    ...{ due, answer, press, reconnect },
    chooseTeacher: async () => {
      await press(/¿A quién observas\?/);
      await user.click(await screen.findByRole('option', { name: /Guadalupe/ }));
      await press('Comenzar');
    },
    /** The response that is chosen already is given by way of another. */
    respond: async (name: 'Sí' | 'No' | 'No aplica') => {
      for (const one of [name === 'No' ? 'Sí' : 'No', name]) await user.click(screen.getByRole('radio', { name: one }));
    },
    /** The text that is there already is given by way of another. */
    type: (field: RegExp, text: string) => {
      const box = screen.getByRole('textbox', { name: field });
      for (const value of [`${text}.`, text]) fireEvent.change(box, { target: { value } });
      return Promise.resolve();
    },
    /** Opens the private pad, unless it is open. */
    openPad: async () => {
      const pad = screen.getByRole('button', { name: /^Libreta privada/ });
      if (pad.getAttribute('aria-expanded') !== 'true') await user.click(pad);
    },
  };
}
export type RunScreen = ReturnType<typeof openRun>;
