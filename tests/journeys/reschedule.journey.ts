import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInByRequest, test } from '../kit/journey';

const CALLED_OFF = 'La escuela suspendió clases por la tormenta.';
const WHY = 'La directora pidió moverla: ese día hubo junta de zona.';
/** Three days before the demo's today, and the following Thursday. */
const MISSED = '2026-11-17';
const THURSDAY = '2026-11-26';

interface Row {
  id: number;
  date: string;
  objective: string;
  revision: number;
  started_at: string | null;
  school_visit_status: { key: string };
}

const rows = async (page: Page, filter: string) =>
  ((await (await page.request.get(`/api/schools/visits?school_id=1&size=100&${filter}`)).json()) as { data: Row[] })
    .data;

/** Reschedules by request, where the page has no button. */
async function move(page: Page, { id, revision }: Row) {
  const { data } = (await (await page.request.get('/api/csrf')).json()) as { data: { token: string } };
  const reply = await page.request.put(`/api/schools/visits/${id}/reschedule`, {
    headers: { 'X-CSRF-Token': data.token },
    data: { date: THURSDAY, time: '10:00', justification: WHY, revision },
  });
  return { status: reply.status(), ...((await reply.json()) as { code: string }) };
}

async function type(page: Page, field: string, digits: string) {
  await page.getByRole('dialog').getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 20 });
}

test.use({ rooms: ['agenda', 'notifications', 'visits'] });
test.describe.configure({ mode: 'serial' });

let missed: Row | undefined;

test('J2 VIS-01 VIS-05 a missed visit is moved to next Thursday, with its reason and its history', async ({
  page,
  signIn,
}) => {
  await signIn('coach@ruta.test', '/coach/schools/1/visits?expired=1');
  missed = (await rows(page, 'filter[expired]=1')).find(({ date }) => date === MISSED);
  expect(missed).toMatchObject({ school_visit_status: { key: 'new' } });
  await expect(page.getByRole('row').getByText('Vencida').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/coach/schools/1/visits/detail/${missed?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /17-11-2026/ })).toBeVisible();

  await page.getByRole('button', { name: 'Reprogramar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reprogramar visita' });
  await test.step('VIS-01 an empty justification and a missing date are said beside their fields', async () => {
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    await expect(dialog.getByText('Explica el motivo en al menos 10 caracteres.')).toBeVisible();
    await expect(dialog.getByText('La fecha es obligatoria.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('VIS-01 with day, hour and reason it is moved', async () => {
    await type(page, 'Nueva fecha', '26112026');
    await type(page, 'Hora', '1000');
    await dialog.getByLabel('Motivo del cambio').fill(WHY);
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    await expect(page.getByText('Visita reprogramada.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /26-11-2026/ })).toBeVisible();
  });
  await test.step('VIS-05 the history says from when to when, why and who', async () => {
    await page.goto(`/coach/schools/1/visits/rescheduled/${missed?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cambios de fecha' })).toBeVisible();
    const change = page.getByRole('main').getByRole('listitem').filter({ hasText: WHY });
    await expect(change).toHaveCount(1);
    await expect(change).toContainText(/Del.*17.11.2026.*al.*26.11.2026.*10:00/);
    await expectAccessible(page);
  });
  await test.step('VIS-01 it stands under the word for next week, not started', async () => {
    const moved = (await rows(page, 'filter[status]=new')).find(({ id }) => id === missed?.id);
    expect(moved).toMatchObject({ date: THURSDAY, started_at: null, school_visit_status: { key: 'new' } });
    await page.goto('/coach/schools/1/agenda?month=2026-11&day=all');
    const group = page.getByRole('region', { name: /Próxima semana/ }).or(
      page
        .locator('section, li, div')
        .filter({ has: page.getByRole('heading', { name: 'Próxima semana' }) })
        .last(),
    );
    await expect(group.first()).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: missed?.objective ?? '' })
        .first(),
    ).toBeVisible();
  });
  await test.step('VIS-01 it is cancelled with a reason: its page says so, the agenda and the list leave it out', async () => {
    await page.goto(`/coach/schools/1/visits/detail/${missed?.id}`);
    await page.getByRole('button', { name: 'Cancelar visita' }).click();
    const question = page.getByRole('dialog', { name: '¿Cancelar la visita del 26-11-2026?' });
    await question.getByLabel('Motivo').fill(CALLED_OFF);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar visita' }).click();
    await expect(page.getByText('Visita cancelada.')).toBeVisible();
    await expect(page.getByRole('main').getByText(CALLED_OFF)).toBeVisible();
    await expectAccessible(page);
    expect((await rows(page, 'filter[status]=new')).some(({ id }) => id === missed?.id)).toBe(false);
    expect((await rows(page, 'filter[status]=cancelled')).some(({ id }) => id === missed?.id)).toBe(true);
    await page.goto('/coach/schools/1/agenda?month=2026-11&day=2026-11-26');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(missed?.objective ?? '')).toHaveCount(0);
  });
});

test('J2 NOT-01 the director is told', async ({ page, signIn }) => {
  await signIn('dir@ruta.test', '/notifications');
  await expect(page.getByText('Visita reprogramada para el 26-11-2026').first()).toBeVisible();
  await expect(page.getByText('Visita del 26-11-2026 cancelada').first()).toBeVisible();
  await expectAccessible(page);
});

test('J2 VIS-01 what is finished or a draft is not moved, nor what is another coach’s', async ({ page, signIn }) => {
  await signInByRequest(page.request, 'coach@ruta.test');
  const [finished] = await rows(page, 'filter[status]=finished');
  if (!finished || !missed) throw new Error('The demo world has a finished and a missed visit');
  await page.goto(`/coach/schools/1/visits/detail/${finished.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reprogramar' })).toHaveCount(0);
  expect(await move(page, finished)).toMatchObject({ status: 409, code: 'visits.finished' });

  const draft = (await (await page.request.get('/api/schools/visits/has-draft?school_id=2')).json()) as {
    data: { id: number };
  };
  const { data } = (await (await page.request.get(`/api/schools/visits/${draft.data.id}`)).json()) as { data: Row };
  expect(await move(page, data)).toMatchObject({ status: 409, code: 'visits.is-draft' });

  await page.context().clearCookies();
  await signIn('coach-2@ruta.test', `/coach/schools/1/visits/rescheduled/${missed.id}`);
  await expect(page.getByText('No encontramos', { exact: false }).first()).toBeVisible();
  expect(await move(page, missed)).toMatchObject({ status: 404, code: 'visits.not-found' });
});
