import { screen, waitFor, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { ratingWith, responsesWith, samplePeople } from '@ruta/contracts/surveys/survey.sample';
import { useRefresh } from '../../lib/api';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { CoachRatingsPage, OwnRatingsPage } from './pages/RatingsPages';
import { CoachResponsesPage } from './pages/ResponsesPages';

const SCREEN = 'GET /bff/coach/schools/1/activity/21/survey-responses';
const PEOPLE = 'GET /api/schools/surveys/activity/users-responses';
const RATINGS = 'GET /bff/coach/schools/1/activity-ratings';
const school = { id: 1, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' };
const reader = { ...sampleCoach, abilities: [...sampleCoach.abilities, 'survey-response:read'] as const };
const pageOf = (responses = responsesWith()) => ({
  activity: { id: 21, title: 'Taller de evaluación formativa', date: '2026-11-20' },
  ...{ school, responses },
});
const listOf = <Row,>(data: Row[], total = data.length) => ({
  ...{ data, page: 1, size: 5, total, pages: Math.max(1, Math.ceil(total / 5)), count: data.length },
});

describe('ACT-05 what was answered about an activity', () => {
  const open = (replies: Replies = {}) =>
    renderScreen(<CoachResponsesPage />, {
      me: reader as never,
      path: '/coach/schools/:school_id/activity/:id/survey-responses',
      route: '/coach/schools/1/activity/21/survey-responses',
      replies: { [SCREEN]: pageOf(), [PEOPLE]: { ...listOf([...samplePeople]), reason: null }, ...replies },
    });

  test('ACT-05 a distribution per question with its average to one decimal; people on demand', async () => {
    const on = open();
    expect(await screen.findByText('10 de 14 personas presentes')).toBeInTheDocument();
    const [first] = screen.getAllByRole('figure', { name: /¿Qué tan útil fue/ });
    expect(first).toHaveTextContent('4.1');
    expect(screen.getByText('2 personas escribieron')).toBeInTheDocument();
    expect(on.server.sentTo(PEOPLE)).toHaveLength(0);
    const [people] = screen.getAllByRole('button', { name: /^Respuestas por persona/ });
    if (people) await on.user.click(people);
    expect(await screen.findByRole('row', { name: /Alma Rosa Navarro/ })).toHaveTextContent('Ya sé cómo usarlo');
    expect(screen.getByRole('row', { name: /Cuenta eliminada/ })).toBeInTheDocument();
    expect(on.server.sentTo(PEOPLE)[0]?.query.get('questionId')).toBe('1');
  });

  test('ACT-05 an anonymous survey names nobody, and shows no small group', async () => {
    const survey = { id: 8, title: 'Tu opinión', anonymous: true };
    const steps = open({ [SCREEN]: pageOf(responsesWith({ survey })) });
    expect(await screen.findByText('Los comentarios de una encuesta anónima no se muestran.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Respuestas por persona/ })).not.toBeInTheDocument();
    steps.unmount();
    open({
      [SCREEN]: pageOf(responsesWith({ survey, answered: 3, shown: 0, reason: 'small-group', answers: [] })),
    });
    expect(await screen.findByText('Contestaron 3 personas')).toBeInTheDocument();
    expect(screen.getByText(/se ven desde 5 respuestas/)).toBeInTheDocument();
  });

  test('ACT-05 a question of an anonymous survey that few have answered says so, not that nobody has', async () => {
    const survey = { id: 8, title: 'Tu opinión', anonymous: true };
    const none = { total_quadrant_1: 0, total_quadrant_2: 0, total_quadrant_3: 0, total_quadrant_4: 0 };
    const [first, second, ...rest] = responsesWith().answers;
    const hidden = [
      { ...first, ...none, total_quadrant_5: 0, average: 0, answered: 0 },
      { ...second, average: 0, answered: 0, values: (second?.values ?? []).map((one) => ({ ...one, count: 0 })) },
    ];
    open({ [SCREEN]: pageOf(responsesWith({ survey, answers: [...hidden, ...rest] as never })) });
    expect(await screen.findAllByText('Menos de 5 respuestas: no se muestran')).not.toHaveLength(0);
    expect(screen.queryByText('Sin respuestas')).not.toBeInTheDocument();
    expect(screen.queryByText('0 respuestas')).not.toBeInTheDocument();
  });

  test('UI-02 no survey, nobody yet, forbidden, failed with Retry', async () => {
    const none = open({ [SCREEN]: pageOf(responsesWith({ survey: null, reason: 'no-survey', answers: [] })) });
    expect(await screen.findByText('Esta actividad no tiene encuesta')).toBeInTheDocument();
    none.unmount();
    const nobody = open({ [SCREEN]: pageOf(responsesWith({ answered: 0, shown: 0, answers: [] })) });
    expect(await screen.findByText('Nadie ha contestado todavía')).toBeInTheDocument();
    nobody.unmount();
    const forbidden = open({ [SCREEN]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
    forbidden.unmount();
    const failed = open({ [SCREEN]: OFFLINE });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [SCREEN]: pageOf() });
    await failed.user.click(retry);
    expect(await screen.findByText('10 de 14 personas presentes')).toBeInTheDocument();
  });
});

describe('ACT-06 how activities were rated', () => {
  const open = (reply: unknown, me: object = reader) =>
    renderScreen(<CoachRatingsPage />, {
      me: me as never,
      path: '/coach/schools/:school_id/activity-ratings',
      route: '/coach/schools/1/activity-ratings',
      replies: { [RATINGS]: reply },
    });
  const hidden = ratingWith({ id: 22, activity: 'Jornada de lectura', answers: 3, average: null });

  test('ACT-06 average to one decimal, or how many answered; the way to the responses', async () => {
    const on = open({ school, ratings: listOf([ratingWith(), hidden]) });
    const row = within(await screen.findByRole('row', { name: /Taller de evaluación formativa/ }));
    expect(row.getByText('4.1')).toBeInTheDocument();
    expect(row.getByRole('link', { name: /^Ver respuestas/ })).toHaveAttribute(
      'href',
      '/coach/schools/1/activity/21/survey-responses',
    );
    expect(screen.getByRole('row', { name: /Jornada de lectura/ })).toHaveTextContent('Faltan respuestas');
    on.unmount();
    open({ school, ratings: listOf([ratingWith()]) }, sampleCoach);
    await screen.findByRole('row', { name: /Taller de evaluación formativa/ });
    expect(screen.queryByRole('link', { name: /^Ver respuestas/ })).not.toBeInTheDocument();
  });

  test('SUR-01 ACT-06 what is open for the reader is answered from its row', async () => {
    const mine = [
      { survey_id: 8, activity_id: 21, isBegun: false },
      { survey_id: 9, activity_id: 22, isBegun: true },
    ];
    open({ school, ratings: listOf([ratingWith(), hidden, ratingWith({ id: 23, activity: 'Cierre' })]), open: mine });
    expect(await screen.findByRole('link', { name: 'Contestar: Taller de evaluación formativa' })).toHaveAttribute(
      'href',
      '/surveys/8?activity_id=21',
    );
    expect(screen.getByRole('link', { name: 'Continuar: Jornada de lectura' })).toHaveAttribute(
      'href',
      '/surveys/9?activity_id=22',
    );
    expect(screen.getAllByRole('link', { name: /^(Contestar|Continuar)/ })).toHaveLength(2);
  });

  test('UI-02 empty, forbidden, failed with Retry', async () => {
    const empty = open({ school, ratings: listOf([]) });
    expect(await screen.findByText('Todavía no hay valoraciones')).toBeInTheDocument();
    empty.unmount();
    const forbidden = open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
    forbidden.unmount();
    const failed = open(OFFLINE);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [RATINGS]: { school, ratings: listOf([ratingWith()]) } });
    await failed.user.click(retry);
    expect(await screen.findByRole('row', { name: /Taller/ })).toBeInTheDocument();
  });

  test('UI-02 a list that cannot be read again says from when it is, with Retry', async () => {
    function Again() {
      const refresh = useRefresh();
      return <button onClick={() => void refresh(['/schools/1/activity-ratings'])}>again</button>;
    }
    const good = { school, ratings: listOf([ratingWith()]) };
    const on = renderScreen(
      <>
        <CoachRatingsPage />
        <Again />
      </>,
      {
        me: reader as never,
        path: '/coach/schools/:school_id/activity-ratings',
        route: '/coach/schools/1/activity-ratings',
        replies: { [RATINGS]: good },
      },
    );
    await screen.findByRole('row', { name: /Taller/ });
    on.server.reply({ [RATINGS]: OFFLINE });
    await on.user.click(screen.getByRole('button', { name: 'again' }));
    expect(await screen.findByText(/^Datos de las \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Taller/ })).toBeInTheDocument();
    on.server.reply({ [RATINGS]: good });
    await on.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/^Datos de las/)).not.toBeInTheDocument());
  });

  test('ACT-06 teachers see those of the activities that they attended', async () => {
    renderScreen(<OwnRatingsPage />, {
      me: { ...sampleDirector, role: 'PROF' },
      path: '/professor/activity-ratings',
      route: '/professor/activity-ratings',
      replies: { 'GET /bff/professor/activity-ratings': { school: null, ratings: listOf([ratingWith()]) } },
    });
    expect(await screen.findByRole('heading', { name: 'Valoración de mis actividades' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Taller/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Ver respuestas/ })).not.toBeInTheDocument();
  });
});
