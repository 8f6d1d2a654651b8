import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { PageHeader } from '../PageHeader';
import { Grid, Inline, Stack } from '../Stack';
import { StatusChip } from '../StatusChip';
import { Text } from '../Text';
import type { NavItem } from './PageShell.types';

const visits = [
  { id: 1, status: 'outdated', teacher: 'Laura Méndez' },
  { id: 2, status: 'pending', teacher: 'Jorge Ávila' },
  { id: 3, status: 'draft', teacher: 'Rosa Elena Tun' },
] as const;

const words = {
  es: {
    title: 'Buenos días, Ana',
    today: 'Martes 12-05-2026 · 2 pendientes para hoy',
    agenda: 'Ver agenda',
    add: 'Nueva visita',
    next: 'Lo que sigue',
    open: 'Abrir visita',
    school: 'Escuela Benito Juárez',
    visits: [
      { word: 'Vencida', subject: 'Matemáticas, 3.º B', day: '08-05-2026, hace 4 días' },
      { word: 'Hoy', subject: 'Lengua Materna, 1.º A', day: '12-05-2026, 10:30' },
      { word: 'Borrador', subject: 'Ciencias, 5.º C', day: '19-05-2026, en 7 días' },
    ],
  },
  en: {
    title: 'Good morning, Ana',
    today: 'Tuesday 12-05-2026 · 2 pending for today',
    agenda: 'See agenda',
    add: 'New visit',
    next: 'What comes next',
    open: 'Open visit',
    school: 'Benito Juárez School',
    visits: [
      { word: 'Overdue', subject: 'Mathematics, 3rd B', day: '08-05-2026, 4 days ago' },
      { word: 'Today', subject: 'Mother tongue, 1st A', day: '12-05-2026, 10:30' },
      { word: 'Draft', subject: 'Science, 5th C', day: '19-05-2026, in 7 days' },
    ],
  },
} as const;

/** The home of a coach, to stand in the frame. */
export function CoachHome({ language }: { language: 'es' | 'en' }) {
  const say = words[language];
  return (
    <>
      <PageHeader
        title={say.title}
        meta={<span>{say.today}</span>}
        actions={<LinkButton href="/agenda">{say.agenda}</LinkButton>}
        primaryAction={
          <LinkButton href="/visitas/nueva" variant="primary" icon="plus">
            {say.add}
          </LinkButton>
        }
      />
      <Stack gap={3} element="section" aria-labelledby="next">
        <Heading level={2} size="M" id="next">
          {say.next}
        </Heading>
        <Grid element="ul" minColumn="L" gap={3}>
          {visits.map(({ id, status, teacher }, at) => (
            <Card key={id} element="li">
              <Stack gap={3}>
                <Inline justify="between">
                  <StatusChip status={status}>{say.visits[at]?.word ?? ''}</StatusChip>
                  <Text variant="caption" tone="muted">
                    {say.visits[at]?.day}
                  </Text>
                </Inline>
                <Stack gap={0}>
                  <Text weight="bold">{say.visits[at]?.subject}</Text>
                  <Text variant="label" tone="muted">
                    {teacher} · {say.school}
                  </Text>
                </Stack>
                <Inline>
                  <Button size="S">{say.open}</Button>
                </Inline>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </>
  );
}

/** The areas of a coach in English; in Spanish they are the story’s own. */
export const areasInEnglish: readonly NavItem[] = [
  { id: 'home', label: 'Home', icon: 'home', href: '/' },
  { id: 'agenda', label: 'Agenda', icon: 'calendar', href: '/agenda' },
  {
    id: 'visits',
    label: 'Visits',
    icon: 'visit',
    href: '/visitas',
    badge: { count: 3, label: '3 overdue visits' },
  },
  { id: 'sessions', label: 'Sessions', icon: 'video', href: '/sesiones' },
  { id: 'plans', label: 'Plans', icon: 'plan', href: '/planes' },
  { id: 'reports', label: 'Reports', icon: 'chart', href: '/reportes' },
];
