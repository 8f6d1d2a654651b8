import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { StatusChip } from '../StatusChip';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Componentes/PageHeader',
  tags: ['ready'],
  component: PageHeader,
  parameters: { english: { title: 'Coaching visits' } },
  args: { title: 'Visitas de acompañamiento' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => (
    <PageHeader
      {...args}
      primaryAction={
        <Button variant="primary" icon="plus">
          {saying(globals)('Nueva visita', 'New visit')}
        </Button>
      }
    />
  ),
};

export const Detail: Story = {
  args: { title: 'Observación de Matemáticas, 3.º B' },
  parameters: { english: { title: 'Observation of Mathematics, 3rd B' } },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <PageHeader
        {...args}
        backTo={{ href: '/visitas', label: say('Visitas', 'Visits') }}
        meta={
          <>
            <StatusChip status="pending">{say('Hoy', 'Today')}</StatusChip>
            <span>12-05-2026, 10:30</span>
            <span>Laura Méndez</span>
          </>
        }
        actions={
          <>
            <Button icon="reschedule">{say('Reprogramar', 'Reschedule')}</Button>
            <Menu
              trigger={<IconButton icon="more" label={say('Más acciones', 'More actions')} variant="secondary" />}
              items={[{ id: 'delete', label: say('Eliminar', 'Delete'), icon: 'trash', tone: 'danger' }]}
            />
          </>
        }
        primaryAction={
          <Button variant="primary" icon="play">
            {say('Iniciar visita', 'Start the visit')}
          </Button>
        }
      />
    );
  },
};

export const WithBreadcrumbs: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <PageHeader
        title="Laura Méndez"
        breadcrumbs={
          <Breadcrumbs
            label={say('Ruta de navegación', 'The way here')}
            items={[
              { label: say('Escuelas', 'Schools'), href: '/escuelas' },
              { label: 'Benito Juárez', href: '/escuelas/1' },
              { label: 'Laura Méndez' },
            ]}
          />
        }
      />
    );
  },
};

export const LongText: Story = {
  args: {
    title: long.title,
    backTo: { href: '/visitas', label: `Visitas a ${long.school}` },
    meta: <span>{long.word}</span>,
    actions: <Button icon="reschedule">Reprogramar y avisar a la dirección</Button>,
    primaryAction: (
      <Button variant="primary" icon="play">
        Iniciar la visita de acompañamiento
      </Button>
    ),
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

/** An unbreakable title and a long action stay within the page. */
export const LongWord: Story = {
  args: {
    title: long.word,
    backTo: { href: '/usuarios', label: long.word },
    meta: <span>{long.word}</span>,
    actions: <Button icon="mail">{long.word}</Button>,
    primaryAction: <Button variant="primary">{long.word}</Button>,
    isPrimaryInline: true,
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('heading', { level: 1 }).closest('[style]') as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(frame.clientWidth).toBeLessThanOrEqual(328);
  },
};

export const FromRightToLeft: Story = { ...Detail, decorators: [fromRightToLeft] };

export const TakesTheFocus: Story = {
  args: { shouldFocusTitle: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
