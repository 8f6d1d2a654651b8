import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Link } from '../Link';
import { Inline } from '../Stack';
import { Text } from '../Text';
import { InfoPopover } from './InfoPopover';

const meta = {
  title: 'Componentes/InfoPopover',
  tags: ['new'],
  component: InfoPopover,
  parameters: { english: { label: 'What overdue means', title: 'Overdue visit' } },
  args: { label: 'Qué significa vencida', title: 'Visita vencida', children: null },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Inline gap={1}>
        <Text>{say('3 visitas vencidas', '3 overdue visits')}</Text>
        <InfoPopover {...args}>
          {args.children ?? (
            <Text variant="label">
              {say(
                'Su fecha pasó y nadie la inició. Puedes reprogramarla o cancelarla.',
                'Its date has gone by and nobody began it. You can reschedule or cancel it.',
              )}
            </Text>
          )}
        </InfoPopover>
      </Inline>
    );
  },
} satisfies Meta<typeof InfoPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
/** In an iframe on docs pages, because the popover covers the page. */
const framed = { docs: { story: { inline: false, height: '240px' } } };

export const Default: Story = {};

export const Open: Story = { parameters: framed, play: open };

export const WithoutTitle: Story = { args: { title: undefined }, parameters: framed, play: open };

/** Unlike a tooltip, it may contain interactive content. */
export const WithLink: Story = {
  parameters: framed,
  play: open,
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <InfoPopover {...args}>
        <Text variant="label">{say('Su fecha pasó y nadie la inició.', 'Its date has gone by.')}</Text>{' '}
        <Link href="/ayuda/vencidas">{say('Qué hacer con ella', 'What to do about it')}</Link>
      </InfoPopover>
    );
  },
};

export const LongText: Story = {
  args: { label: long.label, title: long.title, children: <Text variant="label">{`${long.goal}. ${long.help}`}</Text> },
  globals: { language: 'es' },
  parameters: framed,
  decorators: [onAPhone],
  play: open,
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón', en: 'Reaches the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Qué significa vencida' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'La abre', en: 'Opens it' },
    then: ({ page }) =>
      waitFor(() => expect(page.getByRole('dialog', { name: 'Qué significa vencida' })).toBeVisible()),
  },
  {
    press: '{Escape}',
    does: { es: 'La cierra y devuelve el foco', en: 'Closes it and gives the focus back' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Qué significa vencida' })).toHaveFocus());
    },
  },
  {
    press: ' ',
    does: { es: 'La abre', en: 'Opens it' },
    then: ({ page }) =>
      waitFor(() => expect(page.getByRole('dialog', { name: 'Qué significa vencida' })).toBeVisible()),
  },
]);
