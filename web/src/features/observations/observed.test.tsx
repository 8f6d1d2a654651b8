import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import {
  sampleBilingualReport,
  sampleDashboard,
  sampleMonths,
  sampleReport,
} from '@ruta/contracts/observations/figures.sample';
import {
  sampleCorrected,
  sampleCorrection,
  sampleDetail,
  sampleGuides,
  sampleOwn,
  sampleOwnDetail,
} from '@ruta/contracts/observations/observation.sample';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachDashboardPage } from './pages/DashboardPages';
import { ScholasticGuidesPage } from './pages/GuidesPages';
import { CoachMonthsPage } from './pages/MonthsPages';
import { CoachObservationPage, ProfessorObservationPage } from './pages/ObservationPages';
import { OwnObservationsPage } from './pages/OwnObservationsPage';
import { ScholasticReportPage } from './pages/ReportPages';
import { CoachRunPage } from './pages/RunPages';

afterEach(() => localStorage.clear());

const SEEN = 'PUT /api/schools/observations/31/seen';

describe('OBS-03 the report of a guide', () => {
  const REPORT = 'GET /bff/scholastic/report/observation-guides/4';
  const report = (replies: Replies, query = '') =>
    renderScreen(<ScholasticReportPage />, {
      me: sampleDirector,
      path: '/scholastic/report/observation-guides/:id',
      route: `/scholastic/report/observation-guides/4${query}`,
      replies,
    });

  test('OBS-03 pies, compliance with its n per teacher, and indicators across versions; a table is one press away', async () => {
    const on = report({ [REPORT]: sampleReport });
    expect(await screen.findByRole('figure', { name: 'Respuestas de la guía' })).toHaveAccessibleDescription(
      '20 sí, 11 no, 2 no aplica.',
    );
    expect(screen.getByText('11 observaciones. Cumplimiento: 64.5 % de 31')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Guadalupe Jiménez Flores.*75.0\u00a0% de 16/ })).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /propósito de la clase.*50.0\u00a0% de 12.*72.7\u00a0% de 11.*\+22.7 puntos/ }),
    ).toBeVisible();
    await on.user.click(screen.getAllByRole('button', { name: 'Ver como tabla' })[0] as HTMLElement);
    expect(screen.getByRole('row', { name: /No aplica 2/ })).toBeVisible();
    expect(await axe(on.container)).toHaveNoViolations();
  });

  test('OBS-03 a bilingual guide has labels of its own; ?__lang=en shows any report in English', async () => {
    const on = report({ [REPORT]: sampleBilingualReport });
    const labels = async () => (await screen.findByRole('figure', { name: /guía|guide/i })).textContent;
    await waitFor(async () => expect(await labels()).toContain('No observado'));
    await on.user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(on.address()).toContain('__lang=en'));
    await waitFor(async () => expect(await labels()).toContain('Not observed'));
    expect(on.server.sentTo(REPORT).at(-1)?.query.get('lang')).toBe('en');
    on.unmount();
    report({ [REPORT]: sampleReport }, '?__lang=en');
    await waitFor(async () => expect(await labels()).toContain('Not applicable'));
    expect(await labels()).not.toContain('Observed');
  });

  test('OBS-03 without results it says so; a failure has Retry', async () => {
    const on = report({ [REPORT]: { ...sampleReport, results: [] } });
    expect(await screen.findByText('Todavía no hay resultados')).toBeVisible();
    on.unmount();
    report({ [REPORT]: OFFLINE });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('OBS-05 one observation', () => {
  const DETAIL = 'GET /bff/coach/observations/31';
  const detail = (replies: Replies) =>
    renderScreen(<CoachObservationPage />, {
      path: '/coach/observations/:id',
      route: '/coach/observations/31',
      replies,
    });

  test('OBS-05 has every answer and comment, when it was recorded, and the way to correct it', async () => {
    detail({ [DETAIL]: sampleDetail });
    expect(await screen.findByText('Está en el pizarrón y lo lee un alumno.')).toBeVisible();
    expect(screen.getByText('19-11-2026 09:30')).toBeVisible();
    expect(screen.getByText(/Acuerdo: dejar más tiempo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corregir' })).toHaveAttribute(
      'href',
      '/coach/observation-guides/4?school_id=1&professor_id=7&level_id=2&corrects=31',
    );
  });

  test('OBS-02 a corrected one says so, leads to its correction, and shows the teacher’s answer', async () => {
    detail({ [DETAIL]: sampleCorrected });
    expect(await screen.findByText('Esta observación tiene una corrección')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la corrección' })).toHaveAttribute('href', '/coach/observations/32');
    expect(screen.getByRole('link', { name: 'Corrección 1' })).toBeVisible();
    expect(screen.getByText('Gracias. Dejo diez minutos para el cierre.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Corregir' })).not.toBeInTheDocument();
  });

  test('OBS-02 the observed teacher answers once; a refusal keeps the text', async () => {
    const on = renderScreen(<ProfessorObservationPage />, {
      path: '/professor/observations/:id',
      route: '/professor/observations/31',
      replies: {
        'GET /bff/professor/observations/31': sampleOwnDetail,
        [SEEN]: new Refusal(409, 'observations.replied', 'Ya respondiste a esta observación.'),
      },
    });
    const send = async () => on.user.click(await screen.findByRole('button', { name: 'Enviar la respuesta' }));
    await send();
    expect(await screen.findByText('Escribe tu respuesta.')).toBeVisible();
    await on.user.type(screen.getByRole('textbox', { name: /Respuesta/ }), 'Gracias');
    await send();
    expect(await screen.findByText('Ya respondiste a esta observación.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Respuesta/ })).toHaveValue('Gracias');
    expect(Object.values(localStorage)).toContain('"Gracias"');
    on.server.reply({ [SEEN]: { data: {}, message: 'Respuesta enviada.' } });
    await send();
    expect(await screen.findByText('Respuesta enviada.')).toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.includes('replies'))).toEqual([]);
    expect(on.server.sentTo(SEEN).map(({ body }) => body)).toEqual([{ reply: 'Gracias' }, { reply: 'Gracias' }]);
  });

  test('OBS-05 a teacher’s own list leads to each; where it is switched off the page says so', async () => {
    const own = (replies: Replies) =>
      renderScreen(<OwnObservationsPage />, { route: '/professor/observations', replies });
    const on = own({ 'GET /bff/professor/observations': sampleOwn });
    expect(await screen.findByRole('link', { name: 'Observación de clase en primaria' })).toHaveAttribute(
      'href',
      '/professor/observations/31',
    );
    on.unmount();
    own({ 'GET /bff/professor/observations': new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeVisible();
  });
});

test('OBS-02 a correction begins with the answers before and names what it corrects; the day of the class stays', async () => {
  const SEND = 'POST /api/schools/observations';
  const on = renderScreen(<CoachRunPage />, {
    path: '/coach/observation-guides/:id',
    route: '/coach/observation-guides/4?school_id=1&professor_id=7&level_id=2&corrects=31',
    replies: {
      'GET /bff/coach/observation-guides/4': sampleCorrection,
      'GET /api/schools/observations/drafts': { data: null },
      'PUT /api/schools/observations/drafts': { data: { revision: 1 } },
      [SEND]: { data: {}, message: 'Corrección registrada.' },
    },
  });
  expect(await screen.findByText('Corriges una observación registrada')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /propósito de la clase/ })).toBeVisible();
  await on.user.click(screen.getByRole('radio', { name: 'No' }));
  await on.user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(screen.queryByRole('group', { name: /Fecha de la clase/ })).not.toBeInTheDocument();
  await on.user.click(await screen.findByRole('button', { name: 'Registrar la observación' }));
  expect(await screen.findByRole('heading', { name: 'Corrección registrada' })).toBeVisible();
  expect(on.server.sentTo(SEND)[0]?.body).toMatchObject({
    ...{ replaces_id: 31, observed_at: '2026-11-19 15:30:00', responses: { 41: 'no', 42: 'no', 43: 'yes' } },
    comments: { 41: 'Está en el pizarrón y lo lee un alumno.' },
  });
  expect(on.server.sentTo('GET /api/schools/observations/drafts')[0]?.query.get('replaces_id')).toBe('31');
});

describe('OBS-05 figures of a school', () => {
  test('OBS-05 the dashboard has the pie, the months and distinct teachers, and leads to the report of each guide', async () => {
    renderScreen(<CoachDashboardPage />, {
      path: '/coach/schools/:school_id/observation-guides/dashboard',
      route: '/coach/schools/1/observation-guides/dashboard',
      replies: { 'GET /bff/coach/schools/1/observation-dashboard': sampleDashboard },
    });
    expect(await screen.findByText('2 de 8 a quienes se puede observar')).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Observaciones por mes' })).toBeVisible();
    expect(screen.getByRole('link', { name: /primaria, versión 2/ })).toHaveAttribute(
      'href',
      '/coach/report/observation-guides/4?school_id=1',
    );
  });

  test('OBS-05 months lead to their observations; the year before is asked for', async () => {
    const MONTHS = 'GET /bff/coach/schools/1/observation-months';
    const on = renderScreen(<CoachMonthsPage />, {
      path: '/coach/schools/:school_id/observation-guides/months',
      route: '/coach/schools/1/observation-guides/months',
      replies: { [MONTHS]: sampleMonths },
    });
    expect(await screen.findByRole('link', { name: 'Octubre de 2026' })).toHaveAttribute(
      'href',
      '/coach/schools/1/observation-guides?month=2026-10',
    );
    expect(within(screen.getByRole('row', { name: /Octubre/ })).getByText('4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Año siguiente' })).toBeDisabled();
    await on.user.click(screen.getByRole('button', { name: 'Año anterior' }));
    await waitFor(() => expect(on.server.sentTo(MONTHS).at(-1)?.query.get('year')).toBe('2025'));
  });

  test('OBS-01 leaders have the same page for their school; the filter of the address can be removed; a finished cycle is only read', async () => {
    const GUIDES = 'GET /bff/scholastic/schools/1/observation-guides';
    const past = { id: 1, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15' };
    const on = renderScreen(<ScholasticGuidesPage />, {
      me: sampleDirector,
      path: '/scholastic/observation-guides',
      route: '/scholastic/observation-guides?month=2026-03&cycle=1',
      replies: { [GUIDES]: { ...sampleGuides, past, levels: [], can: { run: false, readProfessors: false } } },
    });
    expect(await screen.findByText(/2025-2026, solo lectura/)).toBeVisible();
    expect(screen.queryByText('Observar una clase')).not.toBeInTheDocument();
    await on.user.click(screen.getByRole('button', { name: /marzo de 2026/ }));
    await waitFor(() => expect(on.address()).toBe('/scholastic/observation-guides?cycle=1'));
    expect(screen.getByRole('link', { name: 'Tablero' })).toHaveAttribute(
      'href',
      '/scholastic/observation-guides/dashboard?cycle=1',
    );
  });
});
