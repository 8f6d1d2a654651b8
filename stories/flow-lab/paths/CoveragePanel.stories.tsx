import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES, type MachineId } from '@ruta/state-machines/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CoveragePanel } from './CoveragePanel';
import { deviceCoverage } from './device-coverage';
import { PartStage } from './PartStage';

interface Args {
  machine: MachineId;
  opening: string;
}

const meta = {
  title: 'Flujos/Partes/Cobertura',
  args: { machine: 'visit', opening: 'draft' },
  beforeEach: () => Object.values(MACHINES).forEach((entry) => deviceCoverage.empty(entry)),
  render: ({ machine, opening }, { globals }) => (
    <PartStage machine={machine} start={{ opening, moves: [] }} language={globals['language'] as LabelLanguage}>
      {(view) => <CoveragePanel view={view} />}
    </PartStage>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SM-02 the panel shows the coverage of this walk, jumps to the nearest gap, and the device stores both. */
export const ToTheNearestGap: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const part = within(canvasElement);
    const states = () => part.getByRole('progressbar', { name: 'Estados' }).getAttribute('aria-valuetext') ?? '';
    const before = states();
    await step('The nearest gap is one move away', async () => {
      await userEvent.click(part.getByRole('button', { name: 'Llévame a lo que falta más cerca' }));
      await expect(await part.findByText(/^Llegaste desde donde estabas\. Pasos: 1$/)).toBeVisible();
      await expect(states()).not.toBe(before);
    });
    await step('The device remembers it until it is emptied', async () => {
      const walked = states();
      await userEvent.click(part.getByRole('radio', { name: 'Este equipo' }));
      await expect(states()).toBe(walked);
      await userEvent.click(part.getByRole('button', { name: 'Vaciar lo de este equipo' }));
      await expect(states()).toMatch(/^0 de/);
    });
    await step('The tests cover everything', async () => {
      await userEvent.click(part.getByRole('radio', { name: 'Las pruebas' }));
      await expect(part.getByText('No falta nada')).toBeVisible();
    });
  },
};

export const WhatIsMissing: Story = {
  args: { machine: 'cascade', opening: Object.keys(MACHINES.cascade.inputs)[0] ?? '' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^What is missing/ }));
  },
};
