import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROBLEMS } from '@ruta/contracts/problems';
import { matrixFor } from '@ruta/contracts/roles/role.sample';
import { roles } from '@ruta/contracts/roles/roles.api';
import { adminRoles } from '@ruta/contracts/roles/roles.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirming, matrix, part, PASSWORD } from './roles.server';
import { inLanguage } from '../../kit/scene';
import type { SceneGlobals } from '../../kit/scene';

/** Accessible names of the cells in the toolbar's language. */
const cellsIn = (globals: SceneGlobals) => {
  const say = inLanguage(globals);
  return {
    say,
    coachWrites: say(
      'Programar y editar visitas, Coach: Su jerarquía en el ciclo',
      'Schedule and edit visits, Coach: Their hierarchy in the cycle',
    ),
    directorReads: say('Ver visitas, Director(a) escolar: Su escuela', 'See visits, School director: Their school'),
    own: say('Ver usuarios, Administrador(a): Todo', 'See users, Administrator: Everything'),
  };
};

const meta = {
  title: 'Pantallas/Roles y permisos',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/roles', answers: matrix() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Cells of public abilities and of the viewer's own role are fixed. */
export const Loaded: Story = {
  play: async ({ canvas, globals, userEvent, step }) => {
    const { coachWrites, own } = cellsIn(globals);
    await expect(await canvas.findByRole('checkbox', { name: coachWrites })).toBeChecked();
    await step('A fixed cell stays as it is', async () => {
      const fixed = canvas.getByRole('checkbox', { name: own });
      await expect(fixed).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(fixed);
      await expect(fixed).toBeChecked();
    });
  },
};
export const InEnglish: Story = { ...Loaded, globals: { language: 'en' } };
/** All roles and permissions. */
export const Whole: Story = { args: { answers: ({ me }) => [answer(adminRoles, matrixFor(me.role))] } };
export const OneRole: Story = { args: { at: '/admin/roles?role=COACH_SEC' } };
export const Loading: Story = { args: { answers: () => [withhold(adminRoles, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: {
    answers: (scene) => [refusedOnce(answer(adminRoles, part(scene)), 'request.too-many')],
  },
  play: async ({ canvas, globals, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('checkbox', { name: cellsIn(globals).coachWrites })).toBeVisible();
    });
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(adminRoles, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(adminRoles, 'access.refused')] } };

/** Read-only viewers: every cell is fixed. */
export const OnlyReading: Story = {
  args: { answers: matrix({ can: { change: false } }) },
  play: async ({ canvas, globals }) => {
    const cell = await canvas.findByRole('checkbox', { name: cellsIn(globals).coachWrites });
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, globals, userEvent, step }) => {
    const { say } = cellsIn(globals);
    const search = await canvas.findByRole('searchbox', { name: say('Buscar permiso', 'Find a permission') });
    await step('A word that no permission has', async () => {
      await userEvent.type(search, 'recreo');
      await expect(await canvas.findByText(say('Ningún permiso coincide', 'No permission matches'))).toBeVisible();
    });
  },
};

/** Switches two cells: one off, one on. */
async function switchTwo({ canvas, globals, userEvent, step }: Context) {
  const { say, coachWrites, directorReads } = cellsIn(globals);
  await step('Two cells are switched and wait in the bar', async () => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: coachWrites }));
    await userEvent.click(canvas.getByRole('checkbox', { name: directorReads }));
    await expect(await canvas.findByText(say('2 cambios sin guardar', '2 unsaved changes'))).toBeVisible();
  });
}

/** Opens the summary of changes by role. */
async function review(context: Context) {
  const { canvas, globals, userEvent } = context;
  const { say } = cellsIn(globals);
  await switchTwo(context);
  await userEvent.click(canvas.getByRole('button', { name: say('Revisar y guardar', 'Review and save') }));
  return within(await screen.findByRole('dialog', { name: say('Cambios por guardar', 'Changes to save') }));
}

export const Pending: Story = { play: switchTwo };

export const Difference: Story = {
  play: async (context) => {
    const dialog = await review(context);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const DifferenceInEnglish: Story = { ...Difference, globals: { language: 'en' } };

const save = async (context: Context) => {
  const dialog = await review(context);
  await context.userEvent.click(
    dialog.getByRole('button', { name: cellsIn(context.globals).say('Guardar cambios', 'Save changes') }),
  );
  return dialog;
};

/** Saved in one request; the bar closes and the matrix keeps the changes. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    await save(context);
    await waitFor(() => expect(canvas.queryByText(/sin guardar|unsaved/)).not.toBeInTheDocument());
    await expect(await canvas.findByRole('checkbox', { name: cellsIn(globals).coachWrites })).not.toBeChecked();
  },
};

export const SaveRefused: Story = {
  args: { answers: matrix({}, () => [withhold(roles.change, 'roles.own-role')]) },
  play: async (context) => {
    const dialog = await save(context);
    const { language } = context.globals;
    const sentence = PROBLEMS['roles.own-role'].text[language === 'en' ? 'en' : 'es'];
    await expect(await dialog.findByText(sentence)).toBeVisible();
  },
};

/** The session is too old for this change; a wrong password is reported at its field. */
async function askedAgain(context: Context) {
  const { globals, userEvent, step } = context;
  const { say } = cellsIn(globals);
  await save(context);
  const name = say('Confirma que eres tú', 'Confirm that it is you');
  const dialog = within(await screen.findByRole('dialog', { name }));
  const password = dialog.getByLabelText(say('Contraseña', 'Password'), { selector: 'input' });
  await step('A wrong password', async () => {
    await userEvent.type(password, 'mal{Enter}');
    await waitFor(() => expect(password).toBeInvalid());
  });
  return password;
}

export const PasswordAskedAgain: Story = {
  args: { answers: confirming },
  play: async (context) => {
    await askedAgain(context);
  },
};

/** With the right password the change is repeated, and the matrix keeps it. */
export const PasswordGiven: Story = {
  args: { answers: confirming },
  play: async (context) => {
    const { canvas, globals, userEvent, step } = context;
    const password = await askedAgain(context);
    await step('The right password', async () => {
      await userEvent.clear(password);
      await userEvent.type(password, `${PASSWORD}{Enter}`);
      await waitFor(() => expect(canvas.queryByText(/sin guardar|unsaved/)).not.toBeInTheDocument());
      await expect(await canvas.findByRole('checkbox', { name: cellsIn(globals).coachWrites })).not.toBeChecked();
    });
  },
};
