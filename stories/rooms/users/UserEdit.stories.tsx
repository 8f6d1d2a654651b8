import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { heldRole, sampleDeletedUser, sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { adminUser } from '@ruta/contracts/users/users.screens';
import { expect, waitFor, within } from 'storybook/test';
import { accounts } from './users.server';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { LONG_NAME, LONGEST_EMAIL } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** Answers of one account's page. */
const one =
  (user: UserDetail, ...instead: readonly Answer[]) =>
  (scene: Scene): Answer[] => [...accounts([user])(scene), ...instead];
const at = `/admin/users/${sampleUser.id}`;

const meta = {
  title: 'Pantallas/Usuarios, edición',
  ...onStage,
  args: { as: 'ADMIN', at, answers: one(sampleUser) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A teacher with one role for one level. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('heading', { level: 1, name: 'Ana Peña Núñez' })).toBeVisible();
    const school = await played.canvas.findByRole('combobox', { name: t('Escuela', 'School') });
    await waitFor(() => expect(school).toHaveValue('Colegio Ceiba'));
    const above = played.canvas.getByRole('checkbox', { name: t('Superadministrador(a)', 'Super administrator') });
    await expect(above).toBeDisabled();
  },
};

/** Three roles, each with its levels. */
export const SeveralLevels: Story = {
  args: {
    answers: one(
      userWith({
        roles: [heldRole('DIR', { levels: [1, 2, 3] }), heldRole('COOR'), heldRole('PROF', { levels: [3] })],
      }),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const name = t('Niveles de Docente', 'Levels of Teacher');
    const levels = within(await played.canvas.findByRole('group', { name }));
    await expect(levels.getByRole('checkbox', { name: t('Secundaria', 'Secondary') })).toBeChecked();
    await expect(levels.getByRole('checkbox', { name: t('Primaria', 'Primary') })).not.toBeChecked();
  },
};

/** A role from another system is fixed, with the reason. The account has no password here. */
export const RemoteRoleFixed: Story = {
  args: {
    answers: one(
      userWith({
        registration_method: 'other',
        access: 'ext-00431',
        roles: [heldRole('PROF', { attach_type: 'remote', levels: [2] }), heldRole('COOR')],
      }),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const fixed = await played.canvas.findByRole('checkbox', { name: t('Docente', 'Teacher') });
    await expect(fixed).toBeChecked();
    await expect(fixed).toBeDisabled();
    const why = t('Llegó de otro sistema; no se cambia aquí.', 'It came from another system and is not changed here.');
    await expect(played.canvas.getByText(why)).toBeVisible();
    const reset = t('Restablecer contraseña', 'Reset password');
    await expect(played.canvas.queryByRole('link', { name: reset })).not.toBeInTheDocument();
  },
};

export const WithoutSchoolNotVerified: Story = {
  args: {
    answers: one(
      userWith({
        school: null,
        school_id: null,
        verified_at: null,
        last_login_at: null,
        can: { ...sampleUser.can, verify: true },
      }),
    ),
  },
};

/** Suspended and inactive: both are shown beside the name. */
export const BannedAndInactive: Story = {
  args: { answers: one(userWith({ is_banned: true, active: false })) },
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByText(t('Suspendida', 'Suspended'))).toBeVisible();
    await expect(played.canvas.getByRole('checkbox', { name: t('Cuenta activa', 'Active account') })).not.toBeChecked();
  },
};

/** Read-only accounts state the reason: one's own, a higher one, a deleted one. */
export const OnesOwn: Story = {
  args: {
    at: `/admin/users/${sampleAdministrator.user.id}`,
    answers: one(
      userWith({
        ...sampleAdministrator.user,
        school: null,
        photo: null,
        roles: [heldRole('ADMIN')],
        can: userCan(),
      }),
    ),
  },
  play: async (played) => {
    const why = textIn(played)(
      'Tus propios datos los cambias en tu perfil.',
      'You change your own details in your profile.',
    );
    await expect(await played.canvas.findByText(why)).toBeVisible();
    const save = textIn(played)('Guardar cambios', 'Save changes');
    await expect(played.canvas.queryByRole('button', { name: save })).not.toBeInTheDocument();
  },
};
export const OfSuperAdministration: Story = {
  args: { answers: one(userWith({ roles: [heldRole('SUPER_ADMIN')], two_factor: true, can: userCan() })) },
};
export const Deleted: Story = {
  args: { at: `/admin/users/${sampleDeletedUser.id}`, answers: one(sampleDeletedUser) },
};

export const LongTexts: Story = {
  args: {
    answers: one(
      userWith({
        name: LONG_NAME,
        surname: LONG_NAME,
        fullname: LONG_NAME,
        email: LONGEST_EMAIL,
        school: { id: 1, name: LONG_NAME },
      }),
    ),
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminUser, NEVER)] }, play: pageIsLoading };
export const NotFound: Story = { args: { answers: () => [withhold(adminUser, 'users.not-found')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(adminUser, 'access.refused')] } };
export const Failed: Story = {
  args: { answers: (scene) => one(sampleUser)(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('heading', { level: 1, name: 'Ana Peña Núñez' })).toBeVisible();
  },
};
