import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInByRequest, withOwnServers as test } from '../kit/journey';

const OBJECTIVE = 'Revisar con el equipo directivo los acuerdos de noviembre.';
const axes = [1, 2, 3, 4].map((id) => ({ id, actions: `Acciones ${id}`, specifications: `Detalles ${id}` }));

/** The coach in her own browser. */
async function coachOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const api = context.request;
  const token = async () => ((await (await api.get('/api/csrf')).json()) as { data: { token: string } }).data.token;
  const change = async (method: 'post' | 'put', path: string, data: object = {}) => {
    const reply = await api[method](path, { data, headers: { 'X-CSRF-Token': await token() } });
    expect({ path, ok: reply.ok() }).toEqual({ path, ok: true });
    return (await reply.json()) as { data: { id: number } };
  };
  await signInByRequest(api, 'coach@ruta.test');
  return {
    schedule: async (time: string) => {
      const visit = { school_id: 1, eraser: false, objective: OBJECTIVE, date: '2026-11-20', time };
      return (await change('post', '/api/schools/visits', { ...visit, school_visit_axis: axes })).data.id;
    },
    finish: async (id: number) => {
      await change('put', `/api/schools/visits/${id}/start`);
      await change('put', `/api/schools/visits/${id}/finish`);
    },
    close: () => context.close(),
  };
}

/** The bell of a page with unread notifications. */
const bellOf = (page: Page) => page.getByRole('button', { name: /^\d+ notificaci(ón|ones) sin leer$/ });
const unreadOf = async (page: Page) => {
  await expect(bellOf(page)).toBeVisible();
  return Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0]);
};
const says = (count: number) => new RegExp(`^${count} `);
/** Marks the page; a reload would remove the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

test.use({ rooms: ['notifications', 'visits'] });
// Once: what is lost at a restart may well arrive at the second try.
test.describe.configure({ mode: 'serial', retries: 0 });

test('NOT-02 the coach schedules and finishes a visit, and the director’s bell changes without a reload', async ({
  page,
  browser,
  signIn,
  product,
}) => {
  await signIn('dir@ruta.test', '/scholastic/schools/1/visits');
  await expect(page.getByRole('heading', { level: 1, name: 'Visitas' })).toBeVisible();
  const bell = bellOf(page);
  const before = await unreadOf(page);
  await markPage(page);

  const coach = await coachOf(browser, product.url);
  const visit = await coach.schedule('17:30');
  await expect(bell).toHaveAccessibleName(says(before + 1), { timeout: 20_000 });
  await coach.finish(visit);
  await expect(bell).toHaveAccessibleName(says(before + 2), { timeout: 20_000 });
  expect(await isSamePage(page)).toBe(true);
  await coach.close();

  await test.step('NOT-01 the newest stands on top and leads to its visit, which marks it as read', async () => {
    await bell.click();
    const dialog = page.getByRole('dialog', { name: 'Notificaciones' });
    await expectAccessible(page);
    await dialog
      .getByRole('link', { name: /^Visita del 20-11-2026 finalizada/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Visita del 20-11-2026/ })).toBeVisible();
    await expect(page.getByText(OBJECTIVE)).toBeVisible();
    await expect(bell).toHaveAccessibleName(says(before + 1), { timeout: 20_000 });
  });

  await test.step('NOT-01 the page has all of them', async () => {
    await bell.click();
    await page.getByRole('link', { name: 'Ver todas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await expect(page.getByRole('button', { name: 'Sin notificaciones nuevas' })).toBeVisible();
    await page.getByText('Sin leer', { exact: true }).click();
    await expect(page.getByText('Estás al día')).toBeVisible();
    await expectAccessible(page);
  });
});

test('NOT-02 the server restarted in between loses no notification, and the bell comes back by itself', async ({
  page,
  browser,
  signIn,
  product,
  own,
}) => {
  const coach = await coachOf(browser, product.url);
  await coach.schedule('18:10');
  await signIn('dir@ruta.test', '/scholastic/schools/1/visits');
  await expect(page.getByRole('heading', { level: 1, name: 'Visitas' })).toBeVisible();
  const before = await unreadOf(page);
  await markPage(page);

  // An event before the stop is delivered after the restart.
  await coach.schedule('18:20');
  await own.restart();
  await expect(bellOf(page)).toHaveAccessibleName(says(before + 1), { timeout: 45_000 });
  // The bff may still pause before it follows core-api again; once it does, browsers reload.
  await coach.schedule('18:30');
  await expect(bellOf(page)).toHaveAccessibleName(says(before + 2), { timeout: 20_000 });
  expect(await isSamePage(page)).toBe(true);
  await coach.close();
});

test('AGE-03 the coach’s notifications stand beside the calendar', async ({ page, signIn }) => {
  await signIn('coach@ruta.test', '/coach/schools/1/agenda');
  const panel = page.getByRole('region', { name: 'Notificaciones' });
  await expect(panel.getByRole('listitem').first()).toContainText('finalizó la visita');
  await expectAccessible(page);
});
