import { act, screen } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { answeringWith } from '@ruta/contracts/dpi/dpi.sample';
import type { DpiStatus } from '@ruta/contracts/dpi/dpi.schema';
import { renderScreen } from '../../../testing';
import { pendingCalls } from '../../../testing/pending-calls';
import { reconnect } from '../../../testing/reconnect';
import { DpiPage } from '../pages/DpiPage';

const FACTORS = { 1: 'El de siempre', 2: 'El doble', 10: 'Diez veces' };
const teacher = { ...sampleDirector, role: 'PROF' as const, abilities: ['self:read', 'dpi:answer'] as const };

/** Renders the page of the diagnostic over a server that answers when the walk says so. */
export async function openDpi(differs: Partial<DpiStatus>, due: (length: number) => Promise<void>) {
  const { pending, answer } = pendingCalls();
  const answering = answeringWith(differs);
  const { user } = renderScreen(<DpiPage />, {
    me: teacher as never, // the sample has the role of a director
    path: '/scholastic/dpi',
    route: '/scholastic/dpi',
    replies: {
      'GET /bff/shared/dpi': { ...answering, questions: differs.questions === 0 ? [] : answering.questions },
      'POST /api/schools/dpi/start': pending('start'),
      'POST /api/schools/dpi/answers': pending('save'),
      'PUT /api/schools/dpi/finish': pending('finish'),
    },
  });
  await screen.findByText('Colegio Sor Juana Inés de la Cruz');
  return {
    due,
    answer,
    reconnect,
    /** The line is cut, and stays so. */
    disconnect: () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    allow: (factor: 1 | 2 | 10) => user.click(screen.getByRole('radio', { name: FACTORS[factor] })),
    /** Chooses an option of the question that is shown, by its description. */
    choose: (optionId: number) =>
      user.click(screen.getByRole('radio', { description: new RegExp(`^Opción ${optionId} `) })),
  };
}
export type DpiScreen = Awaited<ReturnType<typeof openDpi>>;
