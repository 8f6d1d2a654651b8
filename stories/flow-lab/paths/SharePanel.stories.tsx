import { Stack } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES } from '@ruta/state-machines/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { decodePath, encodePath } from './address';
import { AddressNotice } from './AddressNotice';
import { toBase64Url } from './base64url';
import { PartStage } from './PartStage';
import { SharePanel } from './SharePanel';

const { visit, dpi } = MACHINES;
const edited = { opening: 'draft', moves: [{ do: 'send', event: { type: 'visit.editRequested' } }] } as const;

const meta = {
  title: 'Flujos/Partes/Compartir',
  args: { path: encodePath(visit, edited) ?? '' },
  argTypes: { path: { control: 'text' } },
  render: ({ path }, { globals }) => {
    const language = globals['language'] as LabelLanguage;
    const decoded = decodePath(visit, path);
    const start = decoded.outcome === 'read' ? decoded.path : { opening: 'draft', moves: [] };
    return (
      <Stack key={path}>
        <AddressNotice decoded={decoded} language={language} />
        <PartStage machine="visit" start={start} language={language}>
          {(view) => <SharePanel {...view} />}
        </PartStage>
      </Stack>
    );
  },
} satisfies Meta<{ path: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SM-02 an address opens the same state, encodes to itself, and reports whether it was copied. */
export const OpenedAndCopied: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement, args }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('status')).toHaveTextContent(/Objetivo, fecha y hora/);
    const field = part.getByRole<HTMLInputElement>('textbox', { name: /Dirección/ });
    await expect(field.value.endsWith(args.path)).toBe(true);
    await userEvent.click(part.getByRole('button', { name: 'Copiar la dirección' }));
    await expect(await part.findByText(/^Copiado$|no dejó copiar/)).toBeVisible();
  },
};

/** SM-02 a stale address says so and is played as far as possible. */
export const Stale: Story = {
  args: {
    path: toBase64Url(
      JSON.stringify({
        m: 'visit',
        d: 'earlier',
        o: 'draft',
        p: [{ type: 'visit.editRequested' }, { type: 'visit.gone' }],
      }),
    ),
  },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByText(/Pasos dados: 1 de 2/)).toBeVisible();
    await expect(part.getByText(/Objetivo, fecha y hora/)).toBeVisible();
  },
};

/** SM-02 an address of another machine is refused with that machine's name. */
export const OfAnotherMachine: Story = {
  args: { path: encodePath(dpi, { opening: 'teacher', moves: [] }) ?? '' },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Es de otra máquina/);
  },
};

export const Damaged: Story = { args: { path: 'eyJtIjoi' }, globals: { language: 'en' } };
