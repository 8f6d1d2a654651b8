import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleImportRows, samplePeopleRows, sampleTeamRows } from '@ruta/contracts/imports/import.sample';
import { imports } from '@ruta/contracts/imports/imports.api';
import { adminImport } from '@ruta/contracts/imports/imports.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import { importDesk } from './imports.server';

const good = sampleImportRows.filter(({ faults }) => faults.length === 0);
const applied = { applied_at: '2026-11-20 16:00:00', undo_until: '2026-11-21 16:00:00' };

const meta = {
  title: 'Pantallas/Importación',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/imports/7', answers: importDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of every outcome: the button says that the bad ones are left out. */
export const WithBadRows: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    const name = t('Aplicar sin esas 3 filas', 'Apply without those 3 rows');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByText(t('Importación aplicada.', 'Import applied.'))).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: t('Deshacer', 'Undo') })).toBeVisible());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** People: where several schools bear the name one chooses, and the row is ready. */
export const AmbiguousSchool: Story = {
  args: { answers: importDesk({ rows: samplePeopleRows, one: { kind: 'people', file_name: 'docentes.csv' } }) },
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(t('Escuela de la fila 3', 'School of row 3')) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: /Tonalá/ }));
    await waitFor(() => expect(screen.getByText(t('Escuela elegida.', 'School chosen.'))).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: t('Aplicar', 'Apply') })).toBeEnabled());
  },
};
export const AmbiguousOnAPhone: Story = {
  args: { answers: importDesk({ rows: samplePeopleRows, one: { kind: 'people', file_name: 'docentes.csv' } }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The hierarchy of a cycle: the work that moves is reviewed before it is applied. */
export const Hierarchy: Story = {
  args: {
    answers: importDesk({
      rows: sampleTeamRows,
      one: {
        ...{ kind: 'hierarchy', file_name: 'equipos.xlsx', cycle: { id: 2, period: '2026-2027' } },
        moves: { visits: 3, activities: 2, kept: 1 },
        heavy: [{ person: { id: 66, fullname: 'Laura Méndez Ríos' }, role: 'COACH', schools: 12, mean: 7.25 }],
      },
    }),
  },
};

/** Nothing stands in the way. */
export const Ready: Story = { args: { answers: importDesk({ rows: good }) } };

/** The rows of one outcome. */
export const OneOutcome: Story = { args: { at: '/admin/imports/7?outcome=changes' } };

/** No row changes anything: the button says so. */
export const NothingToApply: Story = {
  args: { answers: importDesk({ rows: good.filter(({ outcome }) => outcome === 'unchanged') }) },
};

/** Headings that no column has. */
export const Ignored: Story = { args: { answers: importDesk({ one: { ignored: ['Teléfono', 'Notas'] } }) } };

/** A day of the file that could be read otherwise. */
export const DayRead: Story = {
  args: { answers: importDesk({ one: { day_read: { written: '05/10/2026', day: '2026-10-05' } } }) },
};

/** Applied: its result is downloaded, and it is undone. */
export const Applied: Story = {
  args: {
    answers: importDesk({
      rows: good.map((row) => (row.outcome === 'unchanged' ? row : { ...row, done: 'written' })),
      one: { ...applied, can: { apply: false, undo: true } },
    }),
  },
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('button', { name: t('Deshacer', 'Undo') }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: t('Deshacer', 'Undo') }));
    await waitFor(() => expect(screen.getByText(t('Importación deshecha.', 'Import undone.'))).toBeVisible());
  },
};

/** Undone; what somebody had changed since stayed. */
export const Undone: Story = {
  args: {
    answers: importDesk({
      rows: good.map((row) => (row.outcome === 'unchanged' ? row : { ...row, done: 'undone' })),
      one: { ...applied, undone_at: '2026-11-20 17:00:00', kept: 1, can: { apply: false, undo: false } },
    }),
  },
};

/** The data changed since the preview: nothing is written, the message says so, and the rows are shown anew. */
export const Outdated: Story = {
  args: { answers: (scene) => [...importDesk({ rows: good })(scene), withhold(imports.apply, 'imports.outdated')] },
  play: async (played) => {
    const t = textIn(played);
    const name = t('Aplicar', 'Apply');
    await press(played, name);
    await played.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await expectMessage(
      t(
        'Los datos cambiaron desde la vista previa. Revísala de nuevo: ya está actualizada.',
        'The data changed since the preview. Look at it again: it is up to date now.',
      ),
    );
  },
};

export const Failed: Story = {
  args: { answers: (scene) => importDesk()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('heading', { level: 1, name: 'escuelas-2027.xlsx' })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminImport, NEVER)] }, play: pageIsLoading };

export const Gone: Story = { args: { answers: () => [withhold(adminImport, 'imports.not-found')] } };

/** A role without access to the administration. */
export const Forbidden: Story = {
  args: { as: 'ADMIN_TI' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
