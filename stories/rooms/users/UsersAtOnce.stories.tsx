import type { Meta, StoryObj } from '@storybook/react-vite';
import { usersAtOnce } from '@ruta/contracts/users/users-at-once.api';
import { expect, screen, within } from 'storybook/test';
import { accounts } from './users.server';
import { withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';

const meta = {
  title: 'Pantallas/Usuarios, varios a la vez',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/users', answers: accounts() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = ['Ana Peña Núñez', 'Luis Pérez Ibarra', 'Rosa Luna Cárdenas'];
const bar = ({ canvas, globals }: Played) =>
  within(canvas.getByRole('group', { name: textIn({ globals })('Personas elegidas', 'Chosen people') }));

const choose = async (played: Played) => {
  const t = textIn(played);
  for (const name of NAMES)
    await played.userEvent.click(
      await played.canvas.findByRole('checkbox', { name: t(`Elegir a ${name}`, `Choose ${name}`) }),
    );
};
const ban = async (played: Played) => {
  const t = textIn(played);
  await choose(played);
  await press(played, t('Suspender', 'Suspend'));
  return dialogNamed(t('¿Suspender 3 cuentas?', 'Suspend 3 accounts?'), 'alertdialog');
};

/** Chosen rows are highlighted and counted; the acts are those of the role. */
export const Chosen: Story = {
  play: async (played) => {
    await choose(played);
    await expect(bar(played).getByRole('status')).toHaveTextContent(textIn(played)('3 elegidas', '3 chosen'));
  },
};
export const ChosenOnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone', isRotated: false } } };

/** One question names them all. */
export const Asked: Story = {
  play: async (played) => {
    const question = await ban(played);
    for (const name of NAMES) await expect(question.getByText(name)).toBeVisible();
  },
};

/** A result per person: who was refused, with the reason, stays chosen. */
export const Told: Story = {
  play: async (played) => {
    const t = textIn(played);
    const question = await ban(played);
    await played.userEvent.click(question.getByRole('button', { name: t('Suspender', 'Suspend') }));
    const told = await dialogNamed(t('1 de 3 suspendida', '1 of 3 suspended'));
    await expect(told.getByText(/^(Solo un superadministrador|Only a super administrator)/)).toBeVisible();
    await expect(bar(played).getByRole('status')).toHaveTextContent(t('1 elegida', '1 chosen'));
  },
};

/** Where the whole call fails nobody's result is known: the question stays, and so does the choice. */
export const AllFailed: Story = {
  args: {
    answers: (scene) => [...accounts()(scene), withhold(usersAtOnce.banAll, 'server.unavailable')],
  },
  play: async (played) => {
    const question = await ban(played);
    await played.userEvent.click(question.getByRole('button', { name: textIn(played)('Suspender', 'Suspend') }));
    await expect(await screen.findByText(/no está disponible|unavailable/i)).toBeVisible();
    await expect(bar(played).getByRole('status')).toHaveTextContent(textIn(played)('3 elegidas', '3 chosen'));
  },
};
