import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineId } from '@ruta/state-machines/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { JumpPanel } from './JumpPanel';
import { PartStage } from './PartStage';

interface Args {
  machine: MachineId;
  opening: string;
}

const meta = {
  title: 'Flujos/Partes/Saltar',
  args: { machine: 'dpi', opening: 'teacher' },
  render: ({ machine, opening }, { globals }) => (
    <PartStage machine={machine} start={{ opening, moves: [] }} language={globals['language'] as LabelLanguage}>
      {(view) => <JumpPanel {...view} />}
    </PartStage>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const choose = async (canvasElement: HTMLElement, field: string, text: string, option: RegExp) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: field }), text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** SM-02 a jump reaches the saving of the action plan through all calls and timers before it. */
export const ToSavingTheActionPlan: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const part = within(canvasElement);
    await step('Without a target the buttons say why they do nothing', async () => {
      await expect(part.getByRole('button', { name: 'Ir de una vez' })).toHaveAccessibleDescription(/Elige primero/);
    });
    await step('The state is found by its name in the code', async () => {
      await choose(canvasElement, 'Estado', 'pai.saving', /pai\.saving$/);
      await userEvent.click(part.getByRole('button', { name: 'Ir de una vez' }));
      await expect(await part.findByText(/^Llegaste desde .*Pasos: \d+$/)).toBeVisible();
      await expect(part.getByRole('status')).toHaveTextContent(/Guardando/);
    });
    await step('Going there again adds nothing', async () => {
      await userEvent.click(part.getByRole('button', { name: 'Ir de una vez' }));
      await expect(await part.findByText('Ya estás ahí')).toBeVisible();
    });
  },
};

/** SM-02 a jump takes an untaken transition, which then leaves the list. */
export const AlongATransition: Story = {
  args: { machine: 'visit', opening: 'draft' },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('radio', { name: 'Una transición pendiente' }));
    await choose(canvasElement, 'Transición', 'composing initial', /visit\.composing initial$/);
    await userEvent.click(part.getByRole('button', { name: 'Ir paso a paso' }));
    await expect(await part.findByText(/^Llegaste desde/)).toBeVisible();
    await expect(part.getByRole('status')).toHaveTextContent(/Objetivo/);
    await expect(part.getByRole('combobox', { name: 'Transición' })).toHaveValue('');
  },
};

/** SM-02 with motion the moves are played one by one and can be stopped. */
export const StepByStep: Story = {
  globals: { language: 'en', motion: 'full' },
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const { motion = 'system' } = dataset;
    return () => {
      dataset['motion'] = motion;
    };
  },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    document.documentElement.dataset['motion'] = 'full';
    await choose(canvasElement, 'State', 'pai.saving', /pai\.saving$/);
    await userEvent.click(part.getByRole('button', { name: 'Go step by step' }));
    await userEvent.click(await part.findByRole('button', { name: 'Stop' }));
    await expect(await part.findByText(/^You stopped at move \d+ of \d+/)).toBeVisible();
    await expect(part.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};
