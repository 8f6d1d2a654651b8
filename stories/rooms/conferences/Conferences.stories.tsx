import type { Meta, StoryObj } from '@storybook/react-vite';
import { conferences } from '@ruta/contracts/conferences/conferences.api';
import { conferenceWith } from '@ruta/contracts/conferences/conference.sample';
import { agentSessions, booking, ownSessions } from '@ruta/contracts/conferences/conferences.screens';
import { expect, screen } from 'storybook/test';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { sessionDesk } from './conferences.server';

const meta = {
  title: 'Pantallas/Sesiones por video',
  ...onStage,
  args: { as: 'DIR', at: '/sessions', answers: sessionDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Two ahead, and past ones of each state. */
export const Own: Story = {};
export const OwnOnAPhone: Story = { globals: onPhone };
export const OfACoach: Story = { args: { as: 'COACH' } };
export const OfATeacher: Story = { args: { as: 'PROF' } };

/** Nobody has booked anything yet. */
export const Nothing: Story = { args: { answers: sessionDesk({ upcoming: [], past: [] }) } };

/** Under way: one may enter. */
export const UnderWay: Story = {
  args: {
    answers: sessionDesk({
      upcoming: [conferenceWith({ id: 1, start_at: '2026-11-18 10:00:00', end_at: '2026-12-30 23:00:00' })],
    }),
  },
  play: async ({ canvas }) => {
    const enter = await canvas.findByRole('button', { name: /^(Entrar|Join): Del diagnóstico/ });
    await expect(enter).not.toHaveAttribute('aria-disabled');
  },
};

async function cancelling(played: Played, choose: string) {
  const t = textIn(played);
  await press(played, t('Cancelar sesión: Del diagnóstico al PAI', 'Cancel session: Del diagnóstico al PAI'));
  const dialog = await dialogNamed(t('¿Cancelar «Del diagnóstico al PAI»?', 'Cancel “Del diagnóstico al PAI”?'));
  const send = () =>
    played.userEvent.click(dialog.getByRole('button', { name: t('Cancelar sesión', 'Cancel session') }));
  await send();
  await expect(await dialog.findByText(t('Escribe o elige el motivo.', 'Write or choose the reason.'))).toBeVisible();
  await played.userEvent.click(dialog.getByText(choose));
  return { dialog, send };
}

/** A reason is chosen; the session is past then, with its reason. */
export const Cancelled: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { send } = await cancelling(played, t('Junta imprevista', 'An unforeseen meeting'));
    await send();
    await expectMessage(t('Sesión cancelada.', 'Session cancelled.'));
  },
};

/** In one's own words; the server says that it has started meanwhile, and what was typed stays. */
export const CancelledTooLate: Story = {
  args: {
    answers: (scene) => [
      ...sessionDesk()(scene),
      answer(conferences.cancel, () => new Refused('conferences.not-scheduled')),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const { dialog, send } = await cancelling(played, t('Otro motivo', 'Another reason'));
    const own = dialog.getByRole('textbox', { name: /Escribe el motivo|Write the reason/ });
    await fill(played.userEvent, own, 'Suspensión de la zona');
    await send();
    await expect(
      await dialog.findByText(
        t('La sesión ya empezó, terminó o se canceló.', 'The session has started, is over or was cancelled.'),
      ),
    ).toBeVisible();
    await expect(own).toHaveValue('Suspensión de la zona');
  },
};

export const Loading: Story = { args: { answers: () => [withhold(ownSessions, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: {
    answers: (scene) =>
      sessionDesk()(scene).map((one) => (one.call === ownSessions ? refusedOnce(one, 'request.too-many') : one)),
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('heading', { name: 'Retroalimentar sin juzgar' })).toBeVisible();
  },
};

async function pick(played: Played, level: RegExp, option: string) {
  await played.userEvent.click(await played.canvas.findByRole('button', { name: level }));
  await played.userEvent.click(await screen.findByRole('option', { name: option }));
}

/** What is only one below the choice is taken by itself. */
async function chooseDay(played: Played, day: RegExp) {
  await pick(played, /Área|Area/, 'Académica');
  await pick(played, /(Tema|Theme)$/, 'Planear por proyectos');
  await played.userEvent.click(await played.canvas.findByRole('button', { name: day }));
}

/** Theme, day and hour are chosen, and the hour is confirmed. */
export const Booked: Story = {
  args: { at: '/sessions/new' },
  play: async (played) => {
    const t = textIn(played);
    await chooseDay(played, /\b(20|20 de noviembre)\b/);
    await played.userEvent.click((await played.canvas.findAllByRole('radio')).at(-1) as HTMLElement);
    await played.userEvent.click(await played.canvas.findByRole('button', { name: /^(Confirmar|Confirm)/ }));
    await expectMessage(t('Sesión agendada.', 'Session booked.'));
  },
};

/** Somebody took the hour first: the sentence is there, and the hour is marked. */
export const Taken: Story = {
  args: {
    at: '/sessions/new',
    answers: (scene) => [
      ...sessionDesk()(scene),
      answer(conferences.book, () => new Refused('conferences.slot-taken')),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await chooseDay(played, /\b(20|20 de noviembre)\b/);
    await played.userEvent.click((await played.canvas.findAllByRole('radio')).at(-1) as HTMLElement);
    await played.userEvent.click(await played.canvas.findByRole('button', { name: /^(Confirmar|Confirm)/ }));
    await expect(
      await played.canvas.findByText(
        t('Alguien tomó esa hora antes. Elige otra.', 'Somebody took that hour first. Choose another one.'),
      ),
    ).toBeVisible();
    await expect(played.canvas.getByText(t('No disponible', 'Not available'))).toBeVisible();
  },
};

export const Booking: Story = { args: { at: '/sessions/new' } };
export const BookingOnAPhone: Story = { ...Booking, globals: onPhone };
export const NothingOffered: Story = { args: { at: '/sessions/new', answers: sessionDesk({ areas: [] }) } };
export const BookingLoading: Story = {
  args: { at: '/sessions/new', answers: () => [withhold(booking, NEVER)] },
  play: pageIsLoading,
};

/** How many sessions each day has, and those of the chosen one. */
export const Given: Story = {
  args: { as: 'AGENT_VC', at: '/agent/sessions' },
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(
      await played.canvas.findByRole('gridcell', {
        name: t('martes 24 de noviembre de 2026, 1 sesión', 'Tuesday, November 24, 2026, 1 session'),
      }),
    );
    await expect(await played.canvas.findByText('Ana Uc Poot, Centro Escolar Ahuehuete')).toBeVisible();
  },
};
export const GivenOnAPhone: Story = { ...Given, globals: onPhone };
export const GivenLoading: Story = {
  args: { as: 'AGENT_VC', at: '/agent/sessions', answers: () => [withhold(agentSessions, NEVER)] },
  play: pageIsLoading,
};
