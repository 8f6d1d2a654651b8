import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { BrandMark } from '../BrandMark';
import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { InlineAlert } from '../InlineAlert';
import { Menu } from '../Menu';
import { PageHeader } from '../PageHeader';
import { PersonMenu } from '../PersonMenu';
import { Grid, Inline, Stack } from '../Stack';
import { StatusChip } from '../StatusChip';
import { Text } from '../Text';
import { PageShell } from './PageShell';

const visits = [
  {
    id: 1,
    status: 'outdated',
    word: 'Vencida',
    subject: 'Matemáticas, 3.º B',
    teacher: 'Laura Méndez',
    day: '08-05-2026, hace 4 días',
  },
  {
    id: 2,
    status: 'pending',
    word: 'Hoy',
    subject: 'Lengua Materna, 1.º A',
    teacher: 'Jorge Ávila',
    day: '12-05-2026, 10:30',
  },
  {
    id: 3,
    status: 'draft',
    word: 'Borrador',
    subject: 'Ciencias, 5.º C',
    teacher: 'Rosa Elena Tun',
    day: '19-05-2026, en 7 días',
  },
] as const;

const content = (
  <>
    <PageHeader
      title="Buenos días, Ana"
      meta={<span>Martes 12-05-2026 · 2 pendientes para hoy</span>}
      actions={<LinkButton href="/agenda">Ver agenda</LinkButton>}
      primaryAction={
        <LinkButton href="/visitas/nueva" variant="primary" icon="plus">
          Nueva visita
        </LinkButton>
      }
    />
    <Stack gap={3} element="section" aria-labelledby="next">
      <Heading level={2} size="M" id="next">
        Lo que sigue
      </Heading>
      <Grid element="ul" minColumn="L" gap={3}>
        {visits.map((visit) => (
          <Card key={visit.id} element="li">
            <Stack gap={3}>
              <Inline justify="between">
                <StatusChip status={visit.status}>{visit.word}</StatusChip>
                <Text variant="caption" tone="muted">
                  {visit.day}
                </Text>
              </Inline>
              <Stack gap={0}>
                <Text weight="bold">{visit.subject}</Text>
                <Text variant="label" tone="muted">
                  {visit.teacher} · Escuela Benito Juárez
                </Text>
              </Stack>
              <Inline>
                <Button size="S">Abrir visita</Button>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  </>
);

const meta = {
  title: 'Componentes/PageShell',
  tags: ['ready'],
  component: PageShell,
  // Drawn in a frame of its own in the docs: it is the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    skipLabel: 'Ir al contenido',
    navLabel: 'Principal',
    moreLabel: 'Más',
    currentId: 'home',
    brand: <BrandMark word="Ruta" hideWord="phone" />,
    navigation: [
      { id: 'home', label: 'Inicio', icon: 'home', href: '/' },
      { id: 'agenda', label: 'Agenda', icon: 'calendar', href: '/agenda' },
      {
        id: 'visits',
        label: 'Visitas',
        icon: 'visit',
        href: '/visitas',
        badge: { count: 3, label: '3 visitas vencidas' },
      },
      { id: 'sessions', label: 'Sesiones', icon: 'video', href: '/sesiones' },
      { id: 'plans', label: 'Planes', icon: 'plan', href: '/planes' },
      { id: 'reports', label: 'Reportes', icon: 'chart', href: '/reportes' },
    ],
    secondaryNavigation: [{ id: 'help', label: 'Ayuda', icon: 'help', href: '/ayuda' }],
    start: (
      <Menu
        trigger={
          <Button variant="quiet" icon="school" iconEnd="chevronDown">
            Benito Juárez
          </Button>
        }
        sections={[
          {
            id: 'schools',
            label: 'Tus escuelas',
            selectionMode: 'single',
            selectedKeys: ['bj'],
            items: [
              { id: 'bj', label: 'Escuela Benito Juárez', description: 'Mérida, Yucatán' },
              { id: 'so', label: 'Escuela Sor Juana Inés', description: 'Valladolid, Yucatán' },
            ],
          },
        ]}
      />
    ),
    end: (
      <>
        <IconButton icon="search" label="Buscar" />
        <IconButton icon="bell" label="3 notificaciones sin leer" />
        <PersonMenu
          label="Tu cuenta"
          name="Ana López Cetina"
          role="Coach"
          detail="ana.lopez@benitojuarez.mx"
          items={[
            { id: 'profile', label: 'Tu perfil', icon: 'user' },
            { id: 'logout', label: 'Cerrar sesión', icon: 'logout' },
          ]}
        />
      </>
    ),
    children: content,
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  args: {
    notice: <InlineAlert tone="warning" title="Sin conexión: lo que escribas se guarda en este equipo." />,
  },
};

export const FewAreas: Story = {
  args: { navigation: meta.args.navigation.slice(0, 3), secondaryNavigation: [] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('Tab reaches the skip link first', async () => {
      await userEvent.tab();
      await expect(page.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
    });
    await step('Enter moves the focus to the content', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(page.getByRole('main')).toHaveFocus();
    });
    await step('The area one is in is marked', async () => {
      const nav = within(page.getByRole('navigation', { name: 'Principal' }));
      await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
      await expect(nav.getByRole('link', { name: 'Visitas 3 visitas vencidas' })).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Primero, el enlace para ir al contenido', en: 'First, the link that goes to the content' },
    then: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'En ese enlace: lleva el foco al contenido', en: 'On that link: takes the focus to the content' },
    then: ({ canvas }) => expect(canvas.getByRole('main')).toHaveFocus(),
  },
]);
