import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstSteps } from '@ruta/contracts/first-steps/first-steps.api';
import { firstStepsWith } from '@ruta/contracts/first-steps/first-steps.sample';
import { FIRST_STEPS, type FirstStepKey } from '@ruta/contracts/first-steps/first-steps.schema';
import { adminHome } from '@ruta/contracts/home/home.screens';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, within } from 'storybook/test';
import { answer, NEVER, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { adminHomeOf } from '../home/home.server';

const answersWith =
  (...done: readonly FirstStepKey[]) =>
  (scene: Scene) => [
    ...adminHomeOf(scene, { state: 'ready', data: firstStepsWith(...done) }),
    answer(firstSteps.tryMail, {
      data: { address: 'primera@ruta.test' },
      message: MESSAGES['first-steps.mail-sent'][scene.locale],
    }),
    answer(firstSteps.putAway, {
      data: { ...firstStepsWith(...done), is_shown: false },
      message: MESSAGES['first-steps.put-away'][scene.locale],
    }),
  ];

const meta = {
  title: 'Pantallas/Primeros pasos',
  ...onStage,
  globals: { role: 'SUPER_ADMIN' },
  args: { as: 'SUPER_ADMIN', at: '/admin', answers: answersWith('cycle', 'schools', 'backup') },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some are done; the others lead to where they are done, each missing catalogue, too. */
export const Default: Story = {
  play: async (context) => {
    const say = textIn(context);
    const panel = await context.canvas.findByRole('region', { name: say('Primeros pasos', 'First steps') });
    await expect(await within(panel).findByText(say('3 de 7 listos', '3 of 7 done'))).toBeVisible();
    const invitations = new RegExp(`^${say('Abrir invitaciones', 'Open invitations')}:`);
    await expect(within(panel).getByRole('link', { name: invitations })).toHaveAttribute('href', '/admin/invitations');
    const guides = within(panel).getByRole('link', { name: say('Guías de observación', 'Observation guides') });
    await expect(guides).toHaveAttribute('href', '/admin/catalogues?kind=guides');
  },
};

/** The mail is tried by keyboard, in place. */
export const MailTriedByKeyboard: Story = {
  play: async (context) => {
    const say = textIn(context);
    const name = new RegExp(`^${say('Enviarme una prueba', 'Send me a test')}`);
    (await context.canvas.findByRole('button', { name })).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText(
        say(
          'Correo enviado a tu dirección. Revisa que haya llegado.',
          'Mail sent to your address. See whether it has arrived.',
        ),
      ),
    ).toBeVisible();
  },
};

/** Put away by keyboard; the message offers to undo it. */
export const PutAwayByKeyboard: Story = {
  play: async (context) => {
    const say = textIn(context);
    (await context.canvas.findByRole('button', { name: say('Ocultar la lista', 'Hide the list') })).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText(say('Ocultaste la lista de primeros pasos.', 'You hid the list of first steps.')),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: say('Deshacer', 'Undo') })).toBeVisible();
  },
};

export const NothingDone: Story = { args: { answers: answersWith() } };

/** The list goes away when all is done. */
export const AllDone: Story = {
  args: { answers: answersWith(...FIRST_STEPS) },
  play: async (context) => {
    const say = textIn(context);
    await expect(await context.canvas.findByText(say('Por atender', 'To see to'))).toBeVisible();
    await expect(context.canvas.queryByText(say('Primeros pasos', 'First steps'))).toBeNull();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminHome, NEVER)] }, play: pageIsLoading };

/** The home opens without the list, and offers to load it again. */
export const Failed: Story = {
  args: { answers: (scene) => adminHomeOf(scene, { state: 'unavailable', code: 'server.unavailable' }) },
  play: async (context) => {
    const say = textIn(context);
    const panel = await context.canvas.findByRole('region', { name: say('Primeros pasos', 'First steps') });
    await expect(within(panel).getByRole('button', { name: say('Reintentar', 'Retry') })).toBeVisible();
  },
};
