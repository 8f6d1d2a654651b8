import { expect, expectAccessible, test } from '../kit/journey';

test.use({ rooms: ['pills'] });

const LIST = 'Para el consejo';
const FILM = 'Un propósito que se puede observar';
const TITLE = 'Cerrar con una boleta de salida de tres minutos';

test('J5 PIL-03 PIL-04 a teacher finds a short video, keeps it in a new list, plays it, and removes the list', async ({
  page,
  signIn,
}) => {
  // No outside host in tests: the player's page is answered here. What it tells its parent is ignored.
  const asked: string[] = [];
  const told = '<script>parent.postMessage({ type: "navigate", to: "/login", event: "ended" }, "*")</script>';
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: `<title>Video</title>${told}` });
  });
  await signIn('prof@ruta.test', '/pills');
  await expect(page.getByRole('heading', { level: 1, name: 'Píldoras' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Píldoras' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expectAccessible(page);
  const more = page.getByRole('button', { name: 'Ver más' });
  for (const count of [24, 36, 48]) {
    await more.click();
    await expect(cards).toHaveCount(count);
  }
  // 48 videos in parts of 12: the last part was whole, so one more is asked for, which is empty.
  await more.click();
  await expect(page.getByText('Son todos.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('boleta');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/search=boleta/);
  await page.getByRole('button', { name: `Guardar en…: ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Nueva lista…' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la lista' }).fill(LIST);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado en la lista.')).toBeVisible();
  const { data: lists } = (await (await page.request.get('/api/pills/videos/get-user-playlist')).json()) as {
    data: { id: number; name: string }[];
  };
  const list = lists.find(({ name }) => name === LIST);
  await page.goto(`/pills?show=${list?.id}`);
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);

  await cards.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByTitle(TITLE)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await page.getByRole('button', { name: 'No se reproduce' }).click();
  await expect(page.getByText('Gracias. Avisamos a quien cuida la biblioteca.')).toBeVisible();
  await expectAccessible(page);

  // A frame of a host that is not listed: the browser reports it, and asks that host for nothing.
  const violation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
          resolve(`${effectiveDirective} ${blockedURI}`);
        document.addEventListener('securitypolicyviolation', report, { once: true });
        const frame = document.createElement('iframe');
        frame.hidden = true;
        frame.src = 'https://unlisted.example/page';
        document.body.append(frame);
      }),
  );
  expect(violation).toMatch(/^frame-src https:\/\/unlisted\.example/);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('unlisted.example');

  await page.goto(`/pills?show=${list?.id}`);
  await page.getByRole('button', { name: `Acciones de la lista ${LIST}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar lista' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar lista' }).click();
  // The first list that is left.
  await expect(page.getByRole('button', { name: /^Acciones de la lista Para empezar la semana/ })).toBeVisible();
  await expect(cards).toHaveCount(4);
});

test('J5 PIL-03 a film of ours is watched to its middle, goes on there after a reload, and is seen at its end', async ({
  page,
  signIn,
}) => {
  await signIn('prof@ruta.test', '/pills?search=observar');
  await page.getByRole('link', { name: FILM }).click();
  const film = page.locator('video');
  await expect(film.locator('track')).toHaveCount(2);
  /** Plays up to a second and pauses there, as its controls do. */
  const playTo = (second: number) =>
    film.evaluate(async (video: HTMLVideoElement, end) => {
      video.muted = true;
      video.playbackRate = 2;
      await video.play();
      await new Promise<void>((resolve) => {
        video.addEventListener('timeupdate', () => (video.currentTime >= end || video.ended) && resolve());
      });
      video.pause();
    }, second);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/progress'));
  await playTo(7);
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Sigue en 0:0\d, donde te quedaste\.$/)).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(7);
  await expectAccessible(page);
  await playTo(15.5);
  await expect(page.getByText('Visto', { exact: true })).toBeVisible();
  await page.goto('/pills?search=observar');
  await expect(page.getByText(/Visto$/).first()).toBeVisible();
});
