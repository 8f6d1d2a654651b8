import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminHolidays } from '@ruta/contracts/holidays/holidays.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
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
