import type { Meta, StoryObj } from '@storybook/react-vite';
import { holidayWith, sampleHolidaysPage } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { adminHolidays } from '@ruta/contracts/holidays/holidays.screens';
import { expect, screen } from 'storybook/test';
import { answer, fieldsRefused, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, confirm, dialogNamed, press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { holidayDesk } from './holidays.server';

const meta = {
  title: 'Pantallas/Días inhábiles',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/holidays?year=2026', answers: holidayDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** By law, by the ministry, of a state; some to be confirmed. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByText('Vacaciones de invierno')).toBeVisible();
    await expect(played.canvas.getAllByText(t('Por confirmar', 'To be confirmed'))).toHaveLength(2);
  },
};
export const OnAPhone: Story = { globals: onPhone };

/** The year by months, the days shaded and named. */
export const ByMonths: Story = { args: { at: '/admin/holidays?year=2026&view=year' } };
export const ByMonthsOnAPhone: Story = { ...ByMonths, globals: onPhone };

/** A saved day on which something is planned. */
export const Impact: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const t = textIn(played);
    const [name] = await canvas.findAllByText('Consejo Técnico Escolar');
    await expect(name).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('Acciones de Consejo Técnico Escolar', 'Actions of Consejo Técnico Escolar'),
      }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t('Confirmar', 'Confirm') }));
    await expect(
      await screen.findByText(t('Hay algo planeado en esos días', 'Something is planned on those days')),
    ).toBeVisible();
  },
};

/** Days of the calendar that are not saved yet. */
export const Suggestions: Story = {
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: t('Revisar sugerencias', 'Review suggestions') }),
    );
    await expect(await screen.findByRole('checkbox', { name: /Año Nuevo/ })).toBeChecked();
  },
};

const SAVE = { es: 'Guardar', en: 'Save' };
/** The dialog of the day of the revolution. */
async function edited(played: Played) {
  const t = textIn(played);
  await choose(played, t('Acciones de Día de la Revolución', 'Actions of Día de la Revolución'), t('Editar', 'Edit'));
  return dialogNamed(t('Editar día inhábil', 'Edit holiday'));
}
const LATEST = holidayWith({ id: 2, name: 'Revolución Mexicana', end_at: '2026-11-17', revision: 5 });
/** Whoever saves, confirms or deletes is overtaken. */
const overtaken = (scene: Scene): Answer[] => [
  ...holidayDesk()(scene),
  ...[holidays.save, holidays.delete].map((call) =>
    answer(call, () => new Refused('holidays.stale', { current: [LATEST] })),
  ),
];

/** The form of a new day. */
export const Added: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Agregar día', 'Add a day'));
    const dialog = await dialogNamed(t('Agregar día inhábil', 'Add a holiday'));
    await expect(dialog.getByRole('button', { name: t(SAVE.es, SAVE.en) })).toBeEnabled();
  },
};

export const EditedOnAPhone: Story = {
  globals: onPhone,
  play: async (played) => {
    await edited(played);
  },
};

/** What the server refuses stands beside its field. */
export const SaveRefused: Story = {
  args: {
    answers: (scene) => [
      ...holidayDesk()(scene),
      answer(holidays.save, () => fieldsRefused(scene.locale, { 'holidays.0.end_at': 'holidays.end.before-start' })),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edited(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t(SAVE.es, SAVE.en) }));
    const sentence = t('El fin no puede ser anterior al inicio.', 'The end cannot be before the start.');
    await expect(await dialog.findByText(sentence)).toBeVisible();
  },
};

/** Somebody else changed it first: both versions. */
export const Conflict: Story = {
  args: { answers: overtaken },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edited(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t(SAVE.es, SAVE.en) }));
    await dialogNamed(t('Alguien más cambió este día inhábil', 'Someone else changed this holiday'));
  },
};

/** One that is deleted was changed first: what changed is named, and asked again. */
export const DeletionOvertaken: Story = {
  args: { answers: overtaken },
  play: async (played) => {
    const t = textIn(played);
    await choose(
      played,
      t('Acciones de Día de la Revolución', 'Actions of Día de la Revolución'),
      t('Eliminar', 'Delete'),
    );
    await confirm(
      played,
      t('¿Eliminar Día de la Revolución?', 'Delete Día de la Revolución?'),
      t('Eliminar', 'Delete'),
    );
    await dialogNamed(
      t('Alguien más cambió Día de la Revolución', 'Someone else changed Día de la Revolución'),
      'alertdialog',
    );
  },
};

/** Who may not change them reads the list. */
export const ReadOnly: Story = {
  args: { answers: () => [answer(adminHolidays, { ...sampleHolidaysPage, can: { manage: false } })] },
};

export const Loading: Story = { args: { answers: () => [withhold(adminHolidays, NEVER)] }, play: pageIsLoading };

export const Empty: Story = {
  args: { answers: holidayDesk([]) },
  play: async (played) => {
    const name = textIn(played)('No hay días inhábiles en 2026', 'There are no holidays in 2026');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = holidayDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Vacaciones de invierno')).toBeVisible();
  },
};

/** A role without access to the administration. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
