import type { Meta, StoryObj } from '@storybook/react-vite';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { fieldMessage } from '@ruta/contracts/field-messages';
import { heldRole, sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import { users } from '@ruta/contracts/users/users.api';
import { expect, screen, within } from 'storybook/test';
import { accounts } from './users.server';
import { answer, NEVER, Refused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, dialogSeen, expectMessage, press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const saving =
  (instead?: (scene: Scene) => Answer, user = sampleUser) =>
  (scene: Scene): Answer[] => [
    ...accounts([user])(scene),
    answer(twoFactorCalls.confirm, { data: null }),
    ...(instead ? [instead(scene)] : []),
  ];

const meta = {
  title: 'Pantallas/Usuarios, guardar',
  ...onStage,
  args: { as: 'ADMIN', at: `/admin/users/${sampleUser.id}`, answers: saving() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the name and saves. */
async function save(played: Played) {
  const t = textIn(played);
  const name = await played.canvas.findByRole('textbox', { name: t('Nombre', 'Name') });
  await played.userEvent.clear(name);
  await played.userEvent.type(name, 'Anabel');
  await press(played, t('Guardar cambios', 'Save changes'));
  return name;
}

export const Saved: Story = {
  play: async (played) => {
    await save(played);
    await expectMessage(textIn(played)('Cuenta guardada.', 'Account saved.'));
    await expect(await played.canvas.findByRole('heading', { level: 1, name: 'Anabel Peña Núñez' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { answers: saving(() => withhold(users.update, NEVER)) },
  play: async (played) => {
    await save(played);
    const pending = textIn(played)('Guardando…', 'Saving…');
    await expect(await played.canvas.findByRole('progressbar', { name: pending })).toBeVisible();
  },
};

/** Missing fields have messages; nothing is sent. */
export const Missing: Story = {
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.clear(await played.canvas.findByRole('textbox', { name: t('Apellidos', 'Surname') }));
    await played.userEvent.click(played.canvas.getByRole('checkbox', { name: t('Docente', 'Teacher') }));
    await press(played, t('Guardar cambios', 'Save changes'));
    await expect(
      await played.canvas.findByText(t('El apellido es obligatorio.', 'The surname is required.')),
    ).toBeVisible();
    await expect(played.canvas.getByText(t('Elige al menos un rol.', 'Choose at least one role.'))).toBeVisible();
  },
};

/** Messages of the server are at their fields, and the input stays. */
export const RefusedByField: Story = {
  args: {
    answers: saving(({ locale }) =>
      answer(
        users.update,
        () =>
          new Refused('request.invalid', {
            errors: {
              email: [fieldMessage('users.email.taken', locale)],
              school_id: [fieldMessage('users.school.unknown', locale)],
            },
          }),
      ),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const name = await save(played);
    const taken = t('Otra cuenta ya usa este correo.', 'Another account already uses this e-mail.');
    await expect(await played.canvas.findByText(taken)).toBeVisible();
    await expect(name).toHaveValue('Anabel');
  },
};

/** The service is unavailable: the input stays. */
export const NotSaved: Story = {
  args: { answers: saving(() => withhold(users.update, 'server.unavailable')) },
  play: async (played) => {
    const name = await save(played);
    await expect(await played.canvas.findByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Anabel');
  },
};

/** Granting or removing super administration requires the password. */
export const PasswordAskedAgain: Story = {
  args: { as: 'SUPER_ADMIN', answers: saving(() => withhold(users.update, 'access.confirm-first')) },
  play: async (played) => {
    const t = textIn(played);
    await save(played);
    await dialogSeen(t('Confirma que eres tú', 'Confirm that it is you'));
  },
};

const theirs = userWith({
  surname: 'Peña Ríos',
  school: { id: 2, name: 'Escuela Benito Juárez' },
  roles: [heldRole('PROF', { levels: [2, 3] }), heldRole('COOR')],
  revision: 9,
});
const met = (current = theirs) =>
  saving(({ today }) =>
    answer(
      users.update,
      () => new Refused('users.stale', { current, saved: { by: 'Rosa Luna Cárdenas', at: `${today} 16:02:00` } }),
    ),
  );

/** Two administrators changed the same account: the second sees both versions with author and time, and chooses. */
export const Conflict: Story = {
  args: { answers: met() },
  play: async (played) => {
    const t = textIn(played);
    await save(played);
    const dialog = await dialogNamed(
      t('Rosa Luna Cárdenas cambió esta cuenta a las 10:02', 'Rosa Luna Cárdenas changed this account at 10:02'),
    );
    const surname = within(dialog.getByRole('region', { name: t('Apellidos', 'Surname') }));
    await expect(surname.getByText('Peña Ríos')).toBeVisible();
    const school = within(dialog.getByRole('region', { name: t('Escuela', 'School') }));
    await expect(school.getByText('Escuela Benito Juárez')).toBeVisible();
    const keep = t('Guardar mi versión', 'Save my version');
    await expect(dialog.getByRole('button', { name: keep })).toBeEnabled();
  },
};

/** The account became read-only meanwhile: only the saved version is left. */
export const ConflictThatIsOver: Story = {
  args: { answers: met(userWith({ ...theirs, can: userCan() })) },
  play: async (played) => {
    const t = textIn(played);
    await save(played);
    const keep = await screen.findByRole('button', { name: t('Guardar mi versión', 'Save my version') });
    await expect(keep).toHaveAttribute('aria-disabled', 'true');
  },
};
