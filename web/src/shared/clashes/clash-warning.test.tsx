import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { schoolClash } from '@ruta/contracts/agenda/agenda.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import type { Clash } from '@ruta/contracts/agenda/clash.schema';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { ScreenOptions } from '../../testing';
import { ClashWarning } from './ClashWarning';
import type { ClashWarningProps } from './ClashWarning';

const CLASHES = 'GET /api/schools/agenda/clashes';
const school = { id: 1, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' };
const junta = schoolClash('2026-11-24 15:00:00', { school });
const elsewhere: Clash = {
  ...schoolClash('2026-11-24 17:15:00', {
    school: { ...school, id: 2, name: 'Liceo Ahuehuete' },
    id: 602,
    gap_min: 15,
  }),
  reason: 'travel',
};

/** The warning beside fields that the test fills in by `choose`. */
const chosen = new EventTarget();
const choose = (hour: Partial<ClashWarningProps>) =>
  act(() => void chosen.dispatchEvent(new CustomEvent('hour', { detail: hour })));
function Field(opened: Partial<ClashWarningProps>) {
  const [hour, setHour] = useState(opened);
  useEffect(() => {
    const take = ({ detail }: CustomEventInit<typeof opened>) => setHour((before) => ({ ...before, ...detail }));
    chosen.addEventListener('hour', take);
    return () => chosen.removeEventListener('hour', take);
  }, []);
  return <ClashWarning school={school} date={null} time={null} {...hour} />;
}
const open = (clashes: unknown, hour: Partial<ClashWarningProps> = {}, options: ScreenOptions = {}) =>
  renderScreen(<Field date="2026-11-24" time="09:30" {...hour} />, {
    replies: { [CLASHES]: Array.isArray(clashes) ? { data: clashes } : clashes },
    ...options,
  });
const status = () => screen.getByRole('status');

test('AGE-06 a clash is said politely beside date and hour, with the way to it in another tab', async () => {
  open([junta]);
  expect(await screen.findByText('La escuela ya tiene algo a esa hora')).toBeInTheDocument();
  expect(status()).toHaveTextContent('Puedes guardar de todas formas.');
  const link = screen.getByRole('link', { name: /09:00–10:00 · Junta de academia de Español.*otra pestaña/ });
  expect(link).toHaveAttribute('href', '/coach/schools/1/activity/601/detail');
  expect(link).toHaveAttribute('target', '_blank');
});

test('AGE-06 hours are the school’s, another day is named, and so is the other school', async () => {
  open([{ ...junta, item: { ...junta.item, datetime: '2026-11-24 05:30:00' } }, elsewhere]);
  expect(await screen.findByText('2 cosas se cruzan con esa hora')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^23\u201111\u20112026 23:30–00:30/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^11:15–12:15 · .* · Liceo Ahuehuete/ })).toBeInTheDocument();
  expect(status()).toHaveTextContent('15 min entre las dos');
});

test.each([
  [{ reason: 'coach', person: null, item: null }, 'A esa hora tienes algo en otra escuela'],
  [{ reason: 'coach', person: 'Laura Mendoza', item: null }, 'A esa hora Laura Mendoza tiene algo en otra escuela'],
  [{ reason: 'school', person: null, item: null }, 'La escuela ya tiene algo a esa hora'],
] as const)('AGE-06 T01 what one may not read is told as a fact, without a way: %o', async (clash, sentence) => {
  open([clash]);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('AGE-06 T01 of several each has a line, what one may not read its fact', async () => {
  open([{ reason: 'coach', person: null, item: null }, junta, elsewhere]);
  expect(await screen.findByText('3 cosas se cruzan con esa hora')).toBeInTheDocument();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('A esa hora tienes algo en otra escuela');
});

test('AGE-06 more than three have a number', async () => {
  open([1, 2, 3, 4, 5].map((id) => ({ ...junta, item: { ...junta.item, id } })));
  expect(await screen.findByText('5 cosas se cruzan con esa hora')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(status()).toHaveTextContent('y 2 más');
});

test('AGE-06 a free hour and an hour that could not be looked at are told apart', async () => {
  open([]);
  expect(await screen.findByText('No vemos nada más a esa hora.')).toBeInTheDocument();
  open(new Refusal(503, 'server.unavailable', 'No disponible.'));
  expect(await screen.findByText('No pudimos revisar si la hora se cruza con algo.')).toBeInTheDocument();
});

test('AGE-06 the server is asked once the hour has rested, with what is moved and its minutes', async () => {
  const { server } = open([], { time: null, minutes: 90, moved: { type: 'CustomActivity', id: 601 } });
  const asked = () => server.sentTo(CLASHES).map(({ query }) => query.get('time'));
  expect(status()).toHaveTextContent('Aquí te avisamos si la fecha y la hora se cruzan con algo.');
  for (const time of ['09:00', '09:15', '09:30', '10:00']) choose({ time });
  expect(asked()).toEqual([]);
  expect(await screen.findByText('No vemos nada más a esa hora.')).toBeInTheDocument();
  expect(asked()).toEqual(['10:00']);
  expect(Object.fromEntries(server.sentTo(CLASHES)[0]?.query ?? [])).toEqual({
    ...{ school_id: '1', date: '2026-11-24', time: '10:00', duration_min: '90' },
    ...{ moved_type: 'CustomActivity', moved_id: '601' },
  });
  choose({ minutes: null });
  expect(status()).toHaveTextContent('Aquí te avisamos');
  expect(asked()).toEqual(['10:00']);
});

test('AGE-06 who reads no agenda is asked for nothing and sees nothing', () => {
  const { server } = open([junta], {}, { me: { ...sampleCoach, abilities: [] } });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(server.sentTo(CLASHES)).toEqual([]);
});

const HOLIDAYS = 'GET /api/holidays';
const openOn = (holidays: unknown) =>
  renderScreen(<Field date="2026-11-27" />, {
    me: { ...sampleCoach, abilities: [...sampleCoach.abilities, 'holiday:read'] },
    replies: { [CLASHES]: { data: [] }, [HOLIDAYS]: holidays },
  });

test('VC-06 a chosen date that is a holiday of the school is told, before an hour is chosen, and stops nobody', async () => {
  const { server } = openOn({ data: sampleHolidays.slice(2, 3) });
  expect(
    await screen.findByText('El 27‑11‑2026 es día inhábil: Consejo Técnico Escolar (por confirmar)'),
  ).toBeInTheDocument();
  expect(status()).toHaveTextContent('Puedes guardar de todas formas.');
  expect(Object.fromEntries(server.sentTo(HOLIDAYS)[0]?.query ?? [])).toEqual({
    ...{ from: '2026-11-27', to: '2026-11-27', school_id: '1' },
  });
  choose({ date: '2026-11-26' });
  await waitFor(() => expect(screen.queryByText(/es día inhábil/)).not.toBeInTheDocument());
});

test('UI-04 holidays that could not be read are a quiet line with Retry', async () => {
  const { server, user } = openOn(OFFLINE);
  expect(await screen.findByText('No pudimos cargar los días inhábiles.')).toBeInTheDocument();
  server.reply({ [HOLIDAYS]: { data: sampleHolidays.slice(2, 3) } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/es día inhábil/)).toBeInTheDocument();
});
