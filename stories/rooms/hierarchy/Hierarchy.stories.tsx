import type { Meta, StoryObj } from '@storybook/react-vite';
import { cycleWith, finishedCycle, preparedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import {
  HIERARCHY_NOTHING,
  hierarchyWith,
  rowOfPlaces,
  sampleHierarchies,
  sampleHierarchy,
  unassignedHierarchy,
} from '@ruta/contracts/hierarchy/hierarchy.sample';
import { adminHierarchy } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, NEVER, OFFLINE, Refused, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { hierarchyDesk } from './hierarchy.server';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Pantallas/Jerarquía',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/hierarchy', answers: hierarchyDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog of a school, and gives it once its choices have come. */
async function edit(played: Played, school = sampleHierarchy.school_name) {
  const t = textIn(played);
  await press(played, `${t('Editar', 'Edit')}: ${school}`);
  const dialog = within(await screen.findByRole('dialog', { name: school }));
  await waitFor(() => expect(dialog.queryByPlaceholderText(t('Cargando personas…', 'Loading people…'))).toBeNull());
  return dialog;
}
/** Chooses another coach, which leads to the review. */
async function chooseLucia(played: Played) {
  const t = textIn(played);
  const dialog = await edit(played);
  const field = dialog.getByRole('combobox', { name: 'Coach' });
  await played.userEvent.clear(field);
  await played.userEvent.click(await screen.findByRole('option', { name: /^Lucía/ }));
  await played.userEvent.click(dialog.getByRole('button', { name: t('Continuar', 'Continue') }));
  return dialog;
}

/** A school with its team, a half assigned one, one without anybody, and an excluded one. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByText('Escuela Primaria Benito Juárez')).toBeVisible();
    await expect(played.canvas.getAllByText(t('Incompleto', 'Incomplete'))[0]).toBeVisible();
    await expect(played.canvas.getByText(t('Excluida', 'Excluded'))).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: phone };

/** Filtered by the director and by text, with a way back to everybody. */
export const Filtered: Story = {
  args: { at: '/admin/hierarchy?director=61&search=ju', answers: hierarchyDesk([sampleHierarchy]) },
  play: async (played) => {
    const remove = textIn(played)(
      /^Quitar: Director\(a\) de coaching: Ana/.source,
      /^Remove: Coaching director: Ana/.source,
    );
    await expect(await played.canvas.findByRole('button', { name: new RegExp(remove) })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminHierarchy, NEVER)] }, play: pageIsLoading };

export const Empty: Story = { args: { answers: hierarchyDesk([]) } };
export const NothingFound: Story = { args: { at: '/admin/hierarchy?search=zzz', answers: hierarchyDesk([]) } };
export const NotPrepared: Story = { args: { answers: hierarchyDesk([], { cycle: cycleWith({}) }) } };
export const NoCycle: Story = { args: { answers: hierarchyDesk([], { cycle: null }) } };

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = hierarchyDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Escuela Primaria Benito Juárez')).toBeVisible();
  },
};

/** A role without the hierarchy. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** The past says so, and offers nothing. */
export const Finished: Story = {
  args: {
    at: '/school-cycles/2/prepare-hierarchy',
    answers: hierarchyDesk(
      sampleHierarchies.map((row) => ({ ...row, can: HIERARCHY_NOTHING })),
      { cycle: finishedCycle() },
    ),
  },
  play: async (played) => {
    const note = textIn(played)('Ciclo 2026-2027, solo lectura', 'Cycle 2026-2027, read only');
    await expect(await played.canvas.findByText(note)).toBeVisible();
  },
};
/** A prepared cycle: what is assigned comes into force with its start. */
export const Prepared: Story = {
  args: { at: '/school-cycles/3/prepare-hierarchy', answers: hierarchyDesk(undefined, { cycle: preparedCycle() }) },
};

/** The people of a school; the buttons say why they wait. */
export const Choosing: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await expect(dialog.getByRole('combobox', { name: 'Coach' })).toHaveValue('Laura Méndez Ríos');
    await expect(dialog.getByRole('button', { name: t('Continuar', 'Continue') })).toHaveAccessibleDescription(
      t('No hay cambios que guardar.', 'There are no changes to save.'),
    );
  },
};
export const ChoosingOnAPhone: Story = {
  globals: phone,
  play: async (played) => {
    await edit(played);
  },
};

/** People could not be loaded; who holds a place stays known. */
export const PeopleFailed: Story = {
  args: { answers: (scene) => [...hierarchyDesk()(scene), withhold(coachCalls.coachesByRole, OFFLINE)] },
  play: async (played) => {
    await press(played, `${textIn(played)('Editar', 'Edit')}: ${sampleHierarchy.school_name}`);
    const failed = textIn(played)('No se pudieron cargar las personas.', 'People could not be loaded.');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByText(failed)[0]).toBeVisible());
  },
};

/** What moves and what stays, before it moves; then it is saved. */
export const Reviewed: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await chooseLucia(played);
    await expect(await dialog.findByText(/: 3 (visitas, 1 actividad|visits, 1 activity)$/)).toBeVisible();
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar equipo', 'Save team') }));
    await expectMessage(t('Equipo guardado.', 'Team saved.'));
  },
};
export const ReviewOnAPhone: Story = {
  globals: phone,
  play: async (played) => {
    const dialog = await chooseLucia(played);
    await expect(await dialog.findByText(/: 3 (visitas, 1 actividad|visits, 1 activity)$/)).toBeVisible();
  },
};

/** Somebody else saved the school meanwhile. */
export const Conflict: Story = {
  args: {
    answers: (scene) => [
      ...hierarchyDesk()(scene),
      answer(
        hierarchy.store,
        () =>
          new Refused('hierarchy.stale', {
            current: {
              ...rowOfPlaces(sampleHierarchy, { ...sampleHierarchy, manager_access: 'berta@ruta.test' }),
              revision: 5,
            },
            saved: { by: 'Rosa Gil', at: `${scene.today} 16:05:00` },
          }),
      ),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await chooseLucia(played);
    await played.userEvent.click(await dialog.findByRole('button', { name: t('Guardar equipo', 'Save team') }));
    const both = within(await screen.findByRole('dialog', { name: /^Rosa Gil/ }));
    await waitFor(() => expect(both.getByText('Berta Núñez Cano')).toBeVisible());
  },
};

/** Releasing names the work that stays without a person, and asks. */
export const Released: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Liberar escuela', 'Release school') }));
    await confirm(
      played,
      t('¿Liberar Escuela Primaria Benito Juárez?', 'Release Escuela Primaria Benito Juárez?'),
      t('Liberar escuela', 'Release school'),
    );
    await expectMessage(t('Escuela liberada.', 'School released.'));
  },
};
/** The question before a release. */
export const ReleaseAsked: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Liberar escuela', 'Release school') }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(/: 3 (visitas, 1 actividad|visits, 1 activity)$/)).toBeVisible();
  },
};

/** An excluded school may be included again, or deleted. */
export const Excluded: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played, 'Liceo Los Sauces');
    await expect(dialog.getByText(t('Excluida de este ciclo', 'Excluded from this cycle'))).toBeVisible();
    await played.userEvent.click(
      dialog.getByRole('button', { name: t('Incluir en el ciclo', 'Include in the cycle') }),
    );
    await expectMessage(t('Escuela incluida en el ciclo.', 'School included in the cycle.'));
  },
};

/** A school that nobody needs is deleted, once confirmed. */
export const Deleted: Story = {
  args: {
    answers: hierarchyDesk([sampleHierarchy, unassignedHierarchy({ id: 33, school_id: 16, school_name: 'Ceiba' })]),
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played, 'Ceiba');
    await played.userEvent.click(dialog.getByRole('button', { name: t('Eliminar escuela', 'Delete school') }));
    await confirm(played, t('¿Eliminar Ceiba?', 'Delete Ceiba?'), t('Eliminar escuela', 'Delete school'));
    await expectMessage(t('Escuela eliminada.', 'School deleted.'));
  },
};

/** The form of another name. */
export const Renaming: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Cambiar nombre', 'Rename') }));
    // The form comes in the place of the choices.
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(sampleHierarchy.school_name));
  },
};

export const LongNames: Story = {
  args: { answers: hierarchyDesk([hierarchyWith({ school_name: LONG_NAME }), ...sampleHierarchies.slice(1)]) },
};
