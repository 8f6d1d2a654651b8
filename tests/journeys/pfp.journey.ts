import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lineTo } from '../kit/cut-line';
import { writeFilm } from '../kit/film';
import { expect, expectAccessible, test } from '../kit/journey';

const TEACHER = 'prof@ruta.test';
const PLAN = 'Planeación didáctica';

test.use({ rooms: ['pfp'] });

test('J5 PFP-01 a teacher opens a content of a plan, which becomes consulted; after the closing day nothing counts', async ({
  page,
  signIn,
}) => {
  await signIn(TEACHER);
  await page.goto('/scholastic/pfp/formation-plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Planes de formación (PFP)' })).toBeVisible();
  await expectAccessible(page);
  const card = page.getByRole('article', { name: PLAN });
  await expect(card.getByText('Por consultar')).toBeVisible();
  await card.getByRole('link', { name: `Ver contenidos: ${PLAN}` }).click();
  await page.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }).click();
  const film = page.getByRole('dialog').locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(16);
  await expect(film.locator('track')).toHaveCount(1);
  await expectAccessible(page);
  // Two of its four pieces, and away.
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 2;
    await video.play();
    await new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => video.currentTime >= 10.2 && resolve());
    });
    video.pause();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Consultado el/)).toBeVisible();
  await expect(page.getByText('50 % visto')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir: Guía para planear por proyectos' }).click();
  await expect(page.getByRole('dialog').getByText('Página 1 de 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^Consultado el/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }).click();
  await expect(page.getByText('Sigue en 0:10, donde te quedaste.')).toBeVisible();
  // From there to the end: the other two pieces.
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 2;
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve));
    await video.play();
    await ended;
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Visto', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Visto', { exact: true })).toBeVisible();

  // Last year's plans are closed: they open, and nothing is marked.
  await page.goto('/scholastic/pfp/formation-plans?cycle=1');
  await expect(page.getByText(/^Cerrado el .+, ya no cuenta$/)).toBeVisible();
  await page.getByRole('link', { name: `Ver contenidos: ${PLAN}` }).click();
  await page.getByRole('button', { name: 'Ver video: Una clase planeada al revés' }).click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Por consultar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Por consultar')).toBeVisible();
});

const NEW = 'Convivencia escolar';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('PFP-01 an administrator adds a plan with a PDF and a link and publishes it; a teacher is told and sees it', async ({
  page,
  signIn,
}) => {
  await signIn('admin@ruta.test', '/admin/formation-plans');
  await page.getByRole('button', { name: 'Agregar plan' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar plan' });
  await form.getByRole('textbox', { name: 'Clave' }).fill('convivencia_escolar');
  await form.getByRole('textbox', { name: 'Nombre en español' }).fill(NEW);
  await form.getByRole('textbox', { name: 'Descripción en español' }).fill('Acuerdos del aula y del patio.');
  await form.getByRole('textbox', { name: 'Horas' }).fill('3');
  await form.getByText('Docentes', { exact: true }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('link', { name: NEW }).click();
  await expect(page.getByRole('heading', { level: 1, name: NEW })).toBeVisible();

  await page.getByRole('button', { name: 'Agregar archivo' }).click();
  const file = page.getByRole('dialog', { name: 'Agregar archivo' });
  await file
    .locator('input[type=file]')
    .setInputFiles({ name: 'acuerdos.pdf', mimeType: 'application/pdf', buffer: PDF });
  await file.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: 'acuerdos' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar enlace' }).click();
  const link = page.getByRole('dialog', { name: 'Agregar enlace' });
  await link.getByRole('textbox', { name: 'Nombre' }).fill('Marco para la convivencia');
  await link.getByRole('textbox', { name: 'Dirección' }).fill('https://www.gob.mx/sep');
  await link.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  // By its menu, without dragging.
  await page.getByRole('button', { name: 'Acciones de Marco para la convivencia' }).click();
  await page.getByRole('menuitem', { name: 'Subir un lugar' }).click();
  await expect(page.getByRole('row').first()).toContainText('Marco para la convivencia');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publicar' }).press('Enter');
  const ask = page.getByRole('alertdialog', { name: `¿Publicar «${NEW}»?` });
  await expect(ask).toContainText(/Llega con un aviso a \d+ personas de \d+ escuelas: Docentes/);
  await ask.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();

  await signIn(TEACHER, '/scholastic/pfp/formation-plans');
  await page.getByRole('link', { name: `Ver contenidos: ${NEW}` }).click();
  await expect(page.getByRole('link', { name: /Ir a gob\.mx: Marco para la convivencia/ })).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`«${NEW}» se publicó`)).toBeVisible();
});

const MB = 1024 * 1024;
const FILM_BYTES = 160 * MB;

/** Files of the product's data as large as the film, also unfinished ones. */
const films = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(folder, name)).size > FILM_BYTES / 10 && !name.includes('.db'),
  );

test('PFP-01 F05 the line is cut half way through a film of 160 MB: what was typed stays, it is sent again and stored once', async ({
  page,
  product,
  signIn,
}, info) => {
  const path = info.outputPath('clase-grabada.mp4');
  await writeFilm(path, FILM_BYTES);
  const line = await lineTo(product.url);
  await signIn('admin@ruta.test', `${line.url}/admin/formation-plans`);
  await page.getByRole('link', { name: NEW }).click();
  await page.getByRole('button', { name: 'Agregar archivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar archivo' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Una clase grabada');
  const cut = line.cutAfter(FILM_BYTES / 2);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await cut;
  await expect(dialog.getByText('No hay conexión. Revisa tu red e inténtalo de nuevo.')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  await expect(dialog.getByText('Se enviará clase-grabada.mp4')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Una clase grabada');
  await expectAccessible(page);
  // The unfinished file goes with its request.
  await expect.poll(() => films(product.dataDir)).toHaveLength(0);

  line.mend();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: 'Una clase grabada' })).toHaveCount(1);
  expect(films(product.dataDir)).toHaveLength(1);
  line.close();
  rmSync(path);
});
