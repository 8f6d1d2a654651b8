import { useState } from 'react';
import { Stack } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { lastFrame, simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { walk } from '@ruta/state-machines/kit/transitions';
import { MACHINE_IDS, MACHINES, type MachineId } from '@ruta/state-machines/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { LabView } from '../view';
import { FlowChart } from './FlowChart';
import { FlowOutline } from './FlowOutline';
import type { ChartSelection, Covered } from './selection';

interface ChartArgs {
  machine: MachineId;
  /** Moves already done. */
  moves: readonly Move[];
  hasCoverage: boolean;
  hasOutline: boolean;
}

/** A part of the lab by itself, as the lab page gives it what it shows. */
function viewOf(machine: MachineId, opening: string, moves: readonly Move[], language: LabelLanguage): LabView {
  const entry = MACHINES[machine];
  const frames = simulate(entry.machine, entry.inputs[opening], moves);
  return { entry, language, opening, moves, frames, frame: lastFrame(frames), onMove: fn(), onPath: fn() };
}

function ChartWithOutline({
  machine,
  moves,
  hasCoverage,
  hasOutline,
  language,
}: ChartArgs & { language: LabelLanguage }) {
  const [selected, setSelected] = useState<ChartSelection | null>(null);
  const opening = Object.keys(MACHINES[machine].inputs)[0] ?? '';
  const view = viewOf(machine, opening, moves, language);
  const covered: Covered | undefined = hasCoverage
    ? walk(view.entry.machine, { input: view.entry.inputs[opening] })
    : undefined;
  const shared = { view, covered, selected, onSelect: setSelected };
  return (
    <Stack>
      <FlowChart {...shared} />
      {hasOutline && <FlowOutline {...shared} />}
    </Stack>
  );
}

const meta = {
  title: 'Flujos/Gráfica',
  args: { machine: 'dpi', moves: [], hasCoverage: false, hasOutline: false },
  argTypes: { machine: { control: 'select', options: MACHINE_IDS } },
  render: (args, { globals }) => (
    <ChartWithOutline key={args.machine} {...args} language={globals['language'] as LabelLanguage} />
  ),
} satisfies Meta<ChartArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Diagnostic: Story = {};
export const Visit: Story = { args: { machine: 'visit' } };
export const WithOutlineAndCoverage: Story = { args: { machine: 'cycle', hasCoverage: true, hasOutline: true } };
