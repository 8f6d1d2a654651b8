import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  sampleAnsweredSurvey,
  sampleNoSurvey,
  sampleOpenSurvey,
} from '@ruta/contracts/session-surveys/session-survey.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { SurveyDialog } from './parts/SurveyDialog';

const SURVEY = 'GET /api/schedules/sessions/3/survey';
const SEND = 'POST /api/schedules/sessions/3/survey';
const me = { ...sampleAdministrator, role: 'DIR' as const };
const PLACE = `ruta.session-survey.${me.user.id}.3`;
const THANKS = 'Gracias, guardamos tu evaluación.';

const open = (replies: Replies = {}, purpose: 'answer' | 'read' = 'answer') => {
  const close = jest.fn();
  const rendered = renderScreen(
    <SurveyDialog sessionId={3} theme="Del diagnóstico al PAI" purpose={purpose} onClose={close} />,
    {
      ...{ me, path: '/sessions', route: '/sessions' },
      replies: {
        [SURVEY]: { data: sampleOpenSurvey },
        [SEND]: { data: sampleNoSurvey, message: THANKS },
        ...replies,
      },
    },
  );
  return { ...rendered, close };
};
const dialog = async (name = 'Evaluar «Del diagnóstico al PAI»') => within(await screen.findByRole('dialog', { name }));
const choices = [
  [/a tiempo/, '5, Muy puntual'],
  [/domina el tema/, '4'],
  [/claridad/, '3'],
  [/Te sirve/, '5, Muy útil'],
  [/Recomendarías/, '0, No las recomendaría'],
] as const;

afterEach(() => localStorage.clear());

test('VC-05 nothing is sent before every question has its number; then numbers and comment are, and the kept comment goes', async () => {
  const { user, server, close } = open();
  const ask = await dialog();
  await user.type(await ask.findByRole('textbox', { name: /Comentario/ }), 'Me sirvió');
  const send = () => user.click(ask.getByRole('button', { name: 'Enviar evaluación' }));
  await send();
  expect(ask.getAllByText('Elige del 1 al 5.')).toHaveLength(4);
  expect(ask.getByText('Elige del 0 al 10.')).toBeInTheDocument();
  expect(server.sentTo(SEND)).toHaveLength(0);
  for (const [question, option] of choices)
    await user.click(within(ask.getByRole('radiogroup', { name: question })).getByRole('radio', { name: option }));
  await send();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.sentTo(SEND).map(({ body }) => body)).toEqual([
    { punctuality: 5, mastery: 4, clarity: 3, usefulness: 5, recommend: 0, comment: 'Me sirvió' },
  ]);
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('VC-05 a refusal stands above the questions, and what was chosen and written stays; the comment is kept on the device', async () => {
  const { user, close } = open({ [SEND]: new Refusal(409, 'session-surveys.answered', 'Ya evaluaste esta sesión.') });
  const ask = await dialog();
  await user.type(await ask.findByRole('textbox', { name: /Comentario/ }), 'Me sirvió');
  for (const [question, option] of choices)
    await user.click(within(ask.getByRole('radiogroup', { name: question })).getByRole('radio', { name: option }));
  await user.click(ask.getByRole('button', { name: 'Enviar evaluación' }));
  expect(await ask.findByText('Ya evaluaste esta sesión.')).toBeInTheDocument();
  expect(ask.getByRole('radio', { name: '0, No las recomendaría' })).toBeChecked();
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toBe('Me sirvió');
  expect(close).not.toHaveBeenCalled();
});

test('UI-04 VC-05 questions that cannot be read are told quietly, with Retry, and nothing is asked', async () => {
  const { user, server } = open({ [SURVEY]: OFFLINE });
  const ask = await dialog();
  expect(await ask.findByText('No pudimos traer la encuesta.')).toBeInTheDocument();
  expect(ask.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(ask.queryByRole('button', { name: 'Enviar evaluación' })).not.toBeInTheDocument();
  server.reply({ [SURVEY]: { data: sampleOpenSurvey } });
  await user.click(ask.getByRole('button', { name: 'Reintentar' }));
  expect(await ask.findAllByRole('radiogroup')).toHaveLength(5);
});

test('VC-05 a session that is not asked about says so', async () => {
  open({ [SURVEY]: { data: sampleNoSurvey } });
  expect(await (await dialog()).findByText('No hay preguntas sobre esta sesión.')).toBeInTheDocument();
});

test('VC-05 who may read them reads each answer and the comment', async () => {
  open({ [SURVEY]: { data: sampleAnsweredSurvey } }, 'read');
  const read = await dialog('Evaluación de «Del diagnóstico al PAI»');
  expect(await read.findByText('9 de 10')).toBeInTheDocument();
  expect(read.getByText('4 de 5')).toBeInTheDocument();
  expect(read.getByText('Salimos con tres acciones concretas.')).toBeInTheDocument();
  expect(read.queryByRole('radiogroup')).not.toBeInTheDocument();
});
