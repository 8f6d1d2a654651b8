import type { Meta, StoryObj } from '@storybook/react-vite';
import { scholasticPfiEstablish } from '@ruta/contracts/pfi/pfi.screens';
import { expect, screen, waitFor } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { pfiDatesDesk } from './pfi.server';

const meta = {
  title: 'Pantallas/Plan del año, fechas',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/pfi/establish', answers: pfiDatesDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All suggested days are taken; one of them is a holiday, which is said and stops nobody. */
export const Suggested: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Aceptar las sugeridas', 'Take the suggested ones'));
    await expect(await screen.findByText(t('2 de 2 con fecha', '2 of 2 with a date'))).toBeVisible();
  },
};
/** An activity is dragged onto a day, here with the keyboard; the days of its window are underlined meanwhile. */
export const Dragged: Story = {
  play: async (played) => {
    const t = textIn(played);
    const activity = 'Cierre y balance del ciclo';
    const name = t(`Arrastrar ${activity} a un día`, `Drag ${activity} to a day`);
    await played.step('Enter, Enter', async () => {
      (await screen.findByRole('button', { name })).focus();
      await played.userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-drop-target'));
      await played.userEvent.keyboard('{Enter}');
    });
    await expect(await screen.findByText(t('1 de 2 con fecha', '1 of 2 with a date'))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: activity })).toHaveFocus());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const AllDated: Story = { args: { answers: pfiDatesDesk({ activities: [] }, { undated: 0 }) } };
export const NotIncluded: Story = { args: { answers: pfiDatesDesk({}, { can_establish: false }) } };
export const Loading: Story = {
  args: { answers: () => [withhold(scholasticPfiEstablish, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page] = pfiDatesDesk()(scene);
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(scholasticPfiEstablish, 'access.refused')] } };
