import { Button, LinkButton } from '../Button';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { PageHeader } from '../PageHeader';
import { PersonMenu } from '../PersonMenu';
import { Grid, Inline, Stack } from '../Stack';
import { StatusChip } from '../StatusChip';
import type { Status } from '../StatusChip';
import { Text } from '../Text';

interface Said {
  /** Picks the text in the toolbar's language. */
  readonly say: (spanish: string, english: string) => string;
}

interface Visit {
  readonly id: number;
  readonly status: Status;
  readonly word: string;
  readonly subject: string;
  readonly teacher: string;
  readonly day: string;
}

const visits = ({ say }: Said): readonly Visit[] => [
  {
    id: 1,
    status: 'outdated',
    word: say('Vencida', 'Overdue'),
    subject: say('Matemáticas, 3.º B', 'Mathematics, 3rd B'),
    teacher: 'Laura Méndez',
    day: say('08-05-2026, hace 4 días', '08-05-2026, 4 days ago'),
  },
  {
    id: 2,
    status: 'pending',
    word: say('Hoy', 'Today'),
    subject: say('Lengua Materna, 1.º A', 'Mother Tongue, 1st A'),
    teacher: 'Jorge Ávila',
    day: '12-05-2026, 10:30',
  },
  {
    id: 3,
    status: 'draft',
    word: say('Borrador', 'Draft'),
    subject: say('Ciencias, 5.º C', 'Science, 5th C'),
    teacher: 'Rosa Elena Tun',
    day: say('19-05-2026, en 7 días', '19-05-2026, in 7 days'),
  },
];

/** Sample content of a coach's home page. */
export function Morning({ say }: Said) {
  return (
    <>
      <PageHeader
        title={say('Buenos días, Ana', 'Good morning, Ana')}
        meta={
          <span>{say('Martes 12-05-2026 · 2 pendientes para hoy', 'Tuesday 12-05-2026 · 2 things to do today')}</span>
        }
        actions={<LinkButton href="/agenda">{say('Ver agenda', 'See the agenda')}</LinkButton>}
        primaryAction={
          <LinkButton href="/visitas/nueva" variant="primary" icon="plus">
            {say('Nueva visita', 'New visit')}
          </LinkButton>
        }
      />
      <Stack gap={3} element="section" aria-labelledby="next">
        <Heading level={2} size="M" id="next">
          {say('Lo que sigue', 'What comes next')}
        </Heading>
        <Grid element="ul" minColumn="L" gap={3}>
          {visits({ say }).map((visit) => (
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
                  <Button size="S">{say('Abrir visita', 'Open visit')}</Button>
                </Inline>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </>
  );
}

/** The school switcher. */
export function Schools({ say }: Said) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon="school" iconEnd="chevronDown">
          Benito Juárez
        </Button>
      }
      sections={[
        {
          id: 'schools',
          label: say('Tus escuelas', 'Your schools'),
          selectionMode: 'single',
          selectedKeys: ['bj'],
          items: [
            { id: 'bj', label: 'Escuela Benito Juárez', description: 'Mérida, Yucatán' },
            { id: 'so', label: 'Escuela Sor Juana Inés', description: 'Valladolid, Yucatán' },
          ],
        },
      ]}
    />
  );
}

/** End of the top bar. */
export function Tools({ say }: Said) {
  return (
    <>
      <IconButton icon="search" label={say('Buscar', 'Search')} />
      <IconButton icon="bell" label={say('3 notificaciones sin leer', '3 unread notifications')} />
      <PersonMenu
        label={say('Tu cuenta', 'Your account')}
        name="Ana López Cetina"
        role="Coach"
        detail="ana.lopez@benitojuarez.mx"
        items={[
          { id: 'profile', label: say('Tu perfil', 'Your profile'), icon: 'user' },
          { id: 'logout', label: say('Cerrar sesión', 'Sign out'), icon: 'logout' },
        ]}
      />
    </>
  );
}
