import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability } from '@ruta/contracts/availability/availability.api';
import { availabilityWith } from '@ruta/contracts/availability/availability.sample';
import { agentAvailability } from '@ruta/contracts/availability/availability.screens';
import { expect, screen } from 'storybook/test';
import { answer, fieldsRefused, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, confirm, dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { agentHours } from './availability.server';

const meta = {
  title: 'Pantallas/Disponibilidad',
  ...onStage,
  args: { as: 'AGENT_VC', at: '/agent/availability', answers: agentHours() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** The week drawn and in words, a day off, an emergency. */
export const Loaded: Story = {};
export const OnAPhone: Story = { globals: onPhone };

/** An agent who has set nothing yet. */
export const Nothing: Story = {
  args: { answers: agentHours({ weekly: [], unavailabilities: [], emergencies: [] }) },
};

/** Six windows a day, from midnight to midnight. */
export const Crowded: Story = {
  args: {
    answers: agentHours({
      weekly: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
        [0, 4, 8, 12, 16, 20].map((hour) =>
          availabilityWith({
            ...{ id: 200 + weekday * 10 + hour / 4, weekday, start_at: `${String(hour).padStart(2, '0')}:00` },
            end_at: hour === 20 ? '23:59' : `${String(hour + 3).padStart(2, '0')}:30`,
          }),
        ),
      ),
    }),
  },
};
export const CrowdedOnAPhone: Story = { ...Crowded, globals: onPhone };

async function adding(played: Played) {
  const t = textIn(played);
  await press(played, t('Agregar horario', 'Add hours'));
  const dialog = await dialogNamed(t('Agregar horario', 'Add hours'));
  await played.userEvent.click(dialog.getByRole('checkbox', { name: t('sábado', 'Saturday') }));
  for (const [label, hour, minute] of [
    [t('Desde', 'From'), '10', '00'],
    [t('Hasta', 'To'), '12', '30'],
  ] as const) {
    const [first, second] = Array.from(
      dialog.getByRole('group', { name: new RegExp(`^${label}`) }).querySelectorAll<HTMLElement>('[role=spinbutton]'),
    );
    if (first) await played.userEvent.click(first);
    await played.userEvent.keyboard(hour);
    if (second) await played.userEvent.click(second);
    await played.userEvent.keyboard(minute);
  }
  await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
  return dialog;
}

/** A window of a Saturday is added, and drawn. */
export const Added: Story = {
  play: async (played) => {
    const t = textIn(played);
    await adding(played);
    await expectMessage(t('Horario guardado.', 'Hours saved.'));
    await expect(await played.canvas.findByText(t('10:00 a 12:30', '10:00 to 12:30'))).toBeVisible();
  },
};

/** Hours that overlap: the sentence is beside its field, and what was typed stays. */
export const Overlapping: Story = {
  args: {
    answers: (scene) => [
      ...agentHours()(scene),
      answer(availability.saveWeekly, () => fieldsRefused(scene.locale, { start_at: 'availability.overlaps' })),
    ],
  },
  play: async (played) => {
    await adding(played);
    await expect(
      await screen.findByText(textIn(played)('se cruza con este', 'overlap with these'), { exact: false }),
    ).toBeVisible();
  },
};

/** Somebody else changed the window first. */
export const Overtaken: Story = {
  args: {
    answers: (scene) => [
      ...agentHours()(scene),
      answer(
        availability.saveWeekly,
        () =>
          new Refused('availability.stale', {
            current: availabilityWith({ id: 3, weekday: 3, end_at: '12:00', revision: 4 }),
          }),
      ),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await choose(
      played,
      t('Acciones de miércoles, 09:00 a 13:00', 'Actions for Wednesday, 09:00 to 13:00'),
      t('Editar', 'Edit'),
    );
    const dialog = await dialogNamed(t('Editar horario', 'Edit hours'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await dialogNamed(t('Alguien más cambió este horario', 'Someone else changed these hours'));
  },
};

/** An emergency that is over is taken back. */
export const Deleted: Story = {
  play: async (played) => {
    const t = textIn(played);
    const hours = t('jueves 19 de noviembre de 2026, 09:00 a 11:30', 'Thursday, November 19, 2026, 09:00 to 11:30');
    await choose(played, t(`Acciones de ${hours}`, `Actions for ${hours}`), t('Eliminar', 'Delete'));
    await confirm(played, t(`¿Eliminar ${hours}?`, `Delete ${hours}?`), t('Eliminar', 'Delete'));
    await expect(
      await played.canvas.findByText(t('No hay emergencias próximas.', 'No emergencies ahead.')),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(agentAvailability, NEVER)] }, play: pageIsLoading };

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page, ...rest] = agentHours()(scene);
      return page ? [refusedOnce(page, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText(/27 h/)).toBeVisible();
  },
};

/** A role whose right to give sessions was taken away. */
export const Forbidden: Story = {
  args: { answers: () => [withhold(agentAvailability, 'access.refused')] },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
