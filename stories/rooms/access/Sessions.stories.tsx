import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOtherSessions, sampleSession } from '@ruta/contracts/access/account.sample';
import { sessionCalls } from '@ruta/contracts/access/sessions.api';
import { SESSIONS_MAX } from '@ruta/contracts/access/sessions.schema';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import { securityOf } from './access.server';
import { answer, NEVER, OFFLINE, refusedOnce, withhold } from '../../kit/answer';
import type { Hand } from '../../kit/hands';
import { UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const LIST = { name: /^(Dónde tienes tu sesión abierta|Where you are signed in)$/ };
const OTHERS = { name: /^(Cerrar las demás|End the others)$/ };
const lines = async () => within(await screen.findByRole('list', LIST)).getAllByRole('listitem');
const onThePhone = () => screen.findByRole('button', { name: /(de|of) Chrome (en|on) Android$/ });

/** Server that lists one session less after each end. */
const ending = (scene: Scene) => {
  const { locale } = scene;
  let sessions = [sampleSession, ...sampleOtherSessions];
  return [
    ...securityOf()(scene),
    answer(sessionCalls.sessions, () => ({ data: sessions })),
    answer(sessionCalls.endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== Number(params['id']));
      return { data: null, message: MESSAGES['access.session-ended'][locale] };
    }),
    answer(sessionCalls.endOtherSessions, () => {
      const ended = sessions.length - 1;
      sessions = [sampleSession];
      return { data: { ended }, message: MESSAGES['access.sessions-ended'][locale] };
    }),
  ];
};
async function endOthers(hand: Hand) {
  await hand.click(await screen.findByRole('button', OTHERS));
  const question = within(await screen.findByRole('alertdialog'));
  await hand.click(question.getByRole('button', OTHERS));
  return question;
}

const meta = {
  title: 'Pantallas/Seguridad, sesiones',
  ...onStage,
  args: { as: 'COACH', at: '/profile/security', answers: securityOf() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Several: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await expect(await lines()).toHaveLength(3);
  },
};
/** Only the current session; nothing to end. */
export const OnlyThis: Story = {
  args: { answers: securityOf({ sessions: [sampleSession] }) },
  play: async (story) => {
    await pageIsReady(story);
    await expect(
      await screen.findByText(/^(Solo tienes abierta esta sesión|This is your only open session)/),
    ).toBeVisible();
    await expect(screen.queryByRole('button', OTHERS)).not.toBeInTheDocument();
  },
};
/** The server lists no session, not even the current one. */
export const Empty: Story = { args: { answers: securityOf({ sessions: [] }) } };
export const Loading: Story = {
  args: { answers: securityOf({}, () => [withhold(sessionCalls.sessions, NEVER)]) },
  play: pageIsLoading,
};

/** Only this part fails; Retry loads it again. */
export const Failed: Story = {
  args: {
    answers: securityOf({}, () => [
      refusedOnce(answer(sessionCalls.sessions, { data: [sampleSession] }), 'server.unavailable'),
    ]),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await lines()).toHaveLength(1);
    });
  },
};

export const Ended: Story = {
  args: { answers: ending },
  play: async ({ userEvent, step }) => {
    await step('Ending one takes it off the list', async () => {
      await userEvent.click(await onThePhone());
      await waitFor(async () => expect(await lines()).toHaveLength(2));
    });
  },
};
export const Ending: Story = {
  args: { answers: securityOf({}, () => [withhold(sessionCalls.endSession, NEVER)]) },
  play: async ({ userEvent }) => {
    await userEvent.click(await onThePhone());
    await waitFor(async () => expect(await onThePhone()).toHaveAttribute('data-pending', 'true'));
  },
};
/** The session had already ended or cannot be ended: a message in the snackbar. */
export const EndingRefused: Story = {
  args: { answers: securityOf({}, () => [withhold(sessionCalls.endSession, 'access.session-not-found')]) },
  play: async ({ userEvent }) => {
    await userEvent.click(await onThePhone());
    await expect(await screen.findByText(/^(Esa sesión ya terminó|That session has already ended)/)).toBeVisible();
  },
};

export const EndOthersAsked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', OTHERS));
    await waitFor(async () => expect(await screen.findByRole('alertdialog')).toBeVisible());
  },
};
export const OthersEnded: Story = {
  args: { answers: ending },
  play: async ({ userEvent }) => {
    await endOthers(userEvent);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  },
};
/** Offline: the question stays and shows the error. */
export const EndOthersFailed: Story = {
  args: { answers: securityOf({}, () => [withhold(sessionCalls.endOtherSessions, OFFLINE)]) },
  play: async ({ userEvent }) => {
    const question = await endOthers(userEvent);
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};

const unknown = { browser: null, system: null, kind: 'desktop' } as const;

/** The maximum number of sessions, with missing and very long device names. */
export const Many: Story = {
  args: {
    answers: securityOf({
      sessions: Array.from({ length: SESSIONS_MAX }, (_, at) => ({
        ...(sampleOtherSessions[at % 2] ?? sampleSession),
        id: at + 1,
        is_current: at === 0,
        ...(at % 5 === 2 && { device: unknown }),
        ...(at === 1 && { device: { browser: UNBROKEN, system: 'Android', kind: 'phone' as const } }),
      })),
    }),
  },
};
