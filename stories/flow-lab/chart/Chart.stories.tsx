import { useState } from 'react';
import { Stack } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { lastFrame, simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { walk } from '@ruta/state-machines/kit/transitions';
import { MACHINE_IDS, MACHINES, type MachineId } from '@ruta/state-machines/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { LabView } from '../view';
import { FailedChart } from './FailedChart';
import { FlowChart } from './FlowChart';
import { FlowOutline } from './FlowOutline';
import type { ChartSelection, Covered } from './selection';

interface ChartArgs {
  machine: MachineId;
  /** Moves that are already applied. */
  moves: readonly Move[];
  hasCoverage: boolean;
  hasOutline: boolean;
}

/** View for one panel of the lab. */
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

/** Every machine, selected by the control; the largest first. */
export const Diagnostic: Story = {};
export const Visit: Story = { args: { machine: 'visit' } };
export const WithOutlineAndCoverage: Story = { args: { machine: 'cycle', hasCoverage: true, hasOutline: true } };
/** After two moves the last transitions are thick and bold. */
export const AfterSomeMoves: Story = {
  args: {
    machine: 'hierarchy',
    moves: [{ do: 'send', event: { type: 'school.renameRequested' } }],
  },
};
/** When the layout fails, the outline is offered instead. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const language = globals['language'] as LabelLanguage;
    const { name } = MACHINES.cascade;
    const view = viewOf('cascade', Object.keys(MACHINES.cascade.inputs)[0] ?? '', [], language);
    return <FailedChart view={view} label={name[language]} message="The layout worker did not start" onRetry={fn()} />;
  },
};

/** SM-02 the keyboard moves and zooms the chart and closes states; the selection is shared with the outline. */
export const ByKeyboard: Story = {
  args: { machine: 'hierarchy', hasOutline: true },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: 'Gráfica: Jerarquía de una escuela' });
    const chart = canvas.getByRole('application', { name: 'Gráfica: Jerarquía de una escuela' });
    const camera = () => chart.querySelector<SVGGElement>('[data-camera]')?.style.transform ?? '';
    const scale = () => Number(/scale\((.*)\)/.exec(camera())?.[1]);
    const press = async (key: string) => {
      const before = camera();
      await userEvent.keyboard(key);
      await waitFor(() => expect(camera()).not.toBe(before));
    };

    await step('Arrows move it', async () => {
      await waitFor(() => expect(scale()).toBeLessThan(1));
      chart.focus();
      await press('{ArrowRight}');
      await press('{ArrowDown}');
    });
    await step('Plus and minus zoom, 0 shows all of it', async () => {
      const before = scale();
      await press('+');
      await expect(scale()).toBeGreaterThan(before);
      await press('-');
      await expect(scale()).toBeCloseTo(before);
      await press('0');
    });
    await step('Page Down chooses the next state', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(await canvas.findByText(/^Elegido: /)).toBeInTheDocument();
    });
    await step('What is chosen in the outline is chosen in the chart; Enter closes it and opens it again', async () => {
      const renaming = canvas.getByRole('button', { name: /^Cambiando el nombre/ });
      await userEvent.click(renaming);
      await expect(renaming).toHaveAttribute('aria-pressed', 'true');
      chart.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('3 estados dentro')).toBeInTheDocument();
      await expect(canvas.getByText('Elegido: Cambiando el nombre, cerrado')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText('3 estados dentro')).not.toBeInTheDocument());
    });
  },
};

/** SM-02 the outline finds states and transitions by label without accents, and by code name. */
export const SearchInTheOutline: Story = {
  args: { machine: 'hierarchy', hasOutline: true },
  globals: { language: 'es' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Buscar estado, evento o condición' });
    await step('By the code', async () => {
      await userEvent.type(search, 'storeHierarchy');
      await expect(await canvas.findByRole('heading', { name: 'Transiciones (4)' })).toBeInTheDocument();
    });
    await step('Nothing matches', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'dinosaurio');
      await expect((await canvas.findAllByText('Nada coincide')).length).toBe(2);
    });
  },
};
