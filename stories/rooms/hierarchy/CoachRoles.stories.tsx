import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRoleHolders } from '@ruta/contracts/hierarchy/coach-role.sample';
import { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { adminCoachRoles } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { expect, userEvent, within } from 'storybook/test';
import { coachRoleDesk } from './coach-roles.server';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, retryByKeyboard, textIn } from '../../kit/play';

const AT = '/admin/coach-roles';
const meta = {
  title: 'Pantallas/Roles de coaching',
  ...onStage,
  args: { as: 'ADMIN', at: AT, answers: coachRoleDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** The dialog of Lucía's roles, opened by its button. */
async function openedDialog(played: Played) {
  const t = textIn(played);
  const name = t('Cambiar roles: Lucía Mendoza Ríos', 'Change roles: Lucía Mendoza Ríos');
  await userEvent.click(await played.canvas.findByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog'));
}

/** Own roles; the reader’s own row has no button. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lucía Mendoza Ríos')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Sofía Nieto/ })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The transitional roles of a cycle to come, beside own ones. */
export const OfACycleToCome: Story = { args: { at: `${AT}?cycle=4` } };

/** A finished cycle keeps its roles as they were. */
export const OfAFinishedCycle: Story = {
  args: { at: `${AT}?cycle=2` },
  play: async (played) => {
    await expect(await played.canvas.findByText(/solo lectura|read-only/)).toBeVisible();
    await expect(played.canvas.queryByRole('button', { name: /^(Cambiar|Change)/ })).toBeNull();
  },
};

export const Dialog: Story = {
  play: async (played) => {
    const dialog = await openedDialog(played);
    await expect(dialog.getByRole('checkbox', { name: /^Coach$/ })).toBeChecked();
  },
};

/** Without a role saving waits, and says why. */
export const NoRoleChosen: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await openedDialog(played);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Coach$/ }));
    const save = dialog.getByRole('button', { name: t('Guardar', 'Save') });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription(t('Elige al menos un rol.', 'Choose at least one role.'));
  },
};

/** A role that schools still need is not taken; the dialog says so and stays. */
export const StillAssigned: Story = {
  args: {
    answers: (scene) => [
      withhold(coachRoles.save, 'coach-roles.assigned'),
      ...coachRoleDesk()(scene).filter(({ call }) => call !== coachRoles.save),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await openedDialog(played);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^(Gerente de coaching|Coaching manager)$/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Coach$/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expect(await dialog.findByText(/^(Escuelas que acompaña|Schools accompanied)/)).toBeVisible();
  },
};

/** Somebody else changed the roles first: both versions. */
export const Conflict: Story = {
  args: {
    answers: (scene) => [
      ...coachRoleDesk()(scene),
      answer(coachRoles.save, () => {
        const [person] = sampleRoleHolders;
        return new Refused('users.stale', { current: { ...person, roles: ['COACH_CORD'], revision: 9 } });
      }),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await openedDialog(played);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^(Gerente de coaching|Coaching manager)$/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await dialogNamed(t('Alguien más cambió los roles de esta persona', 'Someone else changed this person’s roles'));
  },
};

export const OnePageOfMany: Story = {
  args: { at: `${AT}?page=2`, answers: coachRoleDesk(undefined, { page: 2, total: 23, pages: 3 }) },
};
export const Loading: Story = { args: { answers: () => [withhold(adminCoachRoles, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: coachRoleDesk([]) } };
export const NothingFound: Story = { args: { at: `${AT}?search=nadie`, answers: coachRoleDesk([]) } };

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = coachRoleDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Lucía Mendoza Ríos')).toBeVisible();
  },
};

/** A role without access to the roles of coaching. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
