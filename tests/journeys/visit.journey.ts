import type { Page } from '@playwright/test';
import { pdfText } from '../../core-api/src/testing/pdf-text';
import { expect, expectAccessible, signInByRequest, test } from '../kit/journey';

const OBJECTIVE = 'Acordar con primaria dos metas de evaluación formativa para diciembre.';
const OBSERVED = 'El equipo comparte criterios; falta acordar los tiempos. Cerramos el jueves.';
const AXES = [
  'Pedagógico-curricular',
  'Organizativo y liderazgo',
  'Administrativo y recursos',
  'Comunidad y convivencia',
];

/** Types into the segments of a date or time field, starting at the first. */
async function type(page: Page, field: string, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 20 });
}

/** A change by request, where the page has no button; returns the answer. */
async function change(page: Page, method: 'post' | 'put', path: string, data: object = {}) {
  const { data: csrf } = (await (await page.request.get('/api/csrf')).json()) as { data: { token: string } };
  const reply = await page.request[method](path, { data, headers: { 'X-CSRF-Token': csrf.token } });
  return { status: reply.status(), ...((await reply.json()) as { code?: string }) };
}

/** The text of a PDF. */
const textOf = (pdf: Buffer) => pdfText(pdf).replace(/\s+/g, ' ');

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test.use({ rooms: ['agenda', 'visits'] });
test.describe.configure({ mode: 'serial' });

test('J1 AGE-01 the coach’s agenda shows the month, its legend and its list', async ({ page, signIn }) => {
  await signIn('coach@ruta.test');
  await heading(page, /^Hola,/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Agenda' }).first().click();
  await heading(page, 'Agenda');
  await expect(page).toHaveURL(/\/coach\/schools\/1\/agenda/);
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Qué significan los colores y los iconos' }).click();
  await expect(page.getByRole('dialog')).toContainText('Vencida: pasó su fecha y no se hizo');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await test.step('AGE-01 the list is put away and taken out again', async () => {
    const list = page.getByRole('button', { name: 'Ocultar lista' });
    await list.click();
    await expect(page.getByRole('group', { name: /^Actividades del/ })).toBeHidden();
    await page.getByRole('button', { name: 'Mostrar lista' }).click();
    await expect(page.getByRole('group', { name: /^Actividades del/ })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Diciembre 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Noviembre 2026' })).toBeVisible();
});

test('J1 VIS-02 VIS-04 a visit is planned as a draft, found again and published', async ({ page, signIn }) => {
  await signIn('coach@ruta.test', '/coach/schools/1/agenda');
  await heading(page, 'Agenda');
  await page.getByRole('link', { name: 'Nueva visita' }).click();
  await heading(page, 'Nueva visita');

  await test.step('VIS-02 what is missing is said beside its field', async () => {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    for (const sentence of ['El objetivo es obligatorio.', 'La fecha es obligatoria.', 'La hora es obligatoria.']) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step('VIS-04 a draft asks before it is saved', async () => {
    await page.getByLabel('Objetivo de la visita').fill(OBJECTIVE);
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Guardar la visita como borrador?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page.getByText('Tu borrador está guardado')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('VIS-04 the open draft is offered on entry', async () => {
    await page.getByRole('link', { name: 'Ir a las visitas' }).click();
    await heading(page, 'Visitas');
    await expect(page.getByText('Tienes un borrador sin programar')).toBeVisible();
    await expectAccessible(page);
    const blank = [1, 2, 3, 4].map((id) => ({ id, actions: '', specifications: '' }));
    const second = { school_id: 1, eraser: true, objective: '', date: null, time: null, school_visit_axis: blank };
    expect((await change(page, 'post', '/api/schools/visits', second)).code).toBe('visits.draft-exists');
    await page.goto('/coach/schools/1/visits/create');
    await page.getByRole('link', { name: 'Continuar borrador' }).click();
    await expect(page.getByLabel('Objetivo de la visita')).toHaveValue(OBJECTIVE);
  });

  await test.step('VIS-04 a deleted draft comes back by keyboard', async () => {
    await page.getByRole('button', { name: 'Eliminar borrador' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar borrador' }).click();
    await heading(page, 'Visitas');
    await expect(page.getByText('Borrador eliminado.')).toBeVisible();
    await expect(page.getByText('Tienes un borrador sin programar')).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Borrador recuperado.')).toBeVisible();
    await page.getByRole('link', { name: 'Continuar borrador' }).click();
    await expect(page.getByLabel('Objetivo de la visita')).toHaveValue(OBJECTIVE);
  });

  await test.step('VIS-02 four axes, a review, and the visit is on the agenda', async () => {
    await type(page, 'Fecha', '20112026');
    await type(page, 'Hora', '1645');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText('Escribe las acciones de este eje.').first()).toBeVisible();
    for (const axis of AXES) {
      const group = page.getByRole('group', { name: axis });
      await group.getByLabel('Acciones').fill(`Acciones de ${axis}`);
      await group.getByLabel('Especificaciones').fill(`Detalles de ${axis}`);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText('Así quedará la visita')).toBeVisible();
    await test.step('VIS-03 the preview saves the draft and opens its PDF, which says across the page what it is', async () => {
      const opened = page.waitForEvent('popup');
      // Not by the tab's address: a Chromium without a viewer of PDF keeps the file and stays where it is.
      const asked = page
        .context()
        .waitForEvent('request', (one) => /\/api\/schools\/visits\/\d+\/pdf(\?|$)/.test(one.url()));
      await page.getByRole('button', { name: 'Vista previa' }).click();
      const tab = await opened;
      const pdf = await page.request.get((await asked).url());
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      const text = textOf(await pdf.body());
      expect(text).toContain(OBJECTIVE);
      expect(text).toContain('Borrador');
      await tab.close();
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Programar visita' }).click();
    await expect(page.getByText('Visita programada.')).toBeVisible();
    await heading(page, 'Visitas');
    await expect(page.getByText(OBJECTIVE)).toBeVisible();
  });
});

test('J1 VIS-06 the visit is started on its day, recorded and finished', async ({ page, signIn }) => {
  await signIn('coach@ruta.test', '/coach/schools/1/agenda?month=2026-11&day=2026-11-20');
  // Beside its title, today's item has a button that starts it.
  const today = page.getByRole('listitem').filter({ hasText: OBJECTIVE });
  await expect(today.getByRole('link', { name: /^Iniciar: / })).toBeVisible();
  await today.getByRole('link', { name: 'Visita escolar' }).click();
  await heading(page, /Visita del 20-11-2026/);
  await expect(page.getByText(OBJECTIVE)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Iniciar/ }).click();
  await page.getByRole('button', { name: 'Iniciar visita' }).click();
  await expect(page.getByText('Visita iniciada.')).toBeVisible();
  await heading(page, 'Visita en curso');
  await expectAccessible(page);

  await test.step('VIS-06 attendance: the page of five', async () => {
    await page.getByRole('checkbox', { name: 'Toda la página' }).click({ force: true });
    await expect(page.getByText(/5 de \d+ presentes/)).toBeVisible();
    await expect(page.getByText(/Guardado \d\d:\d\d/).first()).toBeVisible();
  });
  await test.step('VIS-06 the second axis is edited in place', async () => {
    await page.getByRole('button', { name: `Editar: ${AXES[1]}` }).click();
    await page.getByLabel('Especificaciones').fill('Con dirección y subdirección, a las 11:30.');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Con dirección y subdirección, a las 11:30.')).toBeVisible();
    await expect(page.getByLabel('Especificaciones')).toHaveCount(0);
  });
  await test.step('VIS-06 three files of evidence, and no fourth', async () => {
    const photo = await page.screenshot();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const input = page.locator('[data-add] input[type=file]');
    const files = [
      { name: 'Pizarrón ñ.png', mimeType: 'image/png', buffer: photo },
      { name: 'dibujo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      { name: 'Minuta.pdf', mimeType: 'application/pdf', buffer: pdf },
    ];
    await input.setInputFiles(files);
    await expect(page.getByText(/El archivo dibujo\.png no es del tipo que aquí se acepta/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Minuta\.pdf/ })).toBeVisible();
    const program = { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
    await input.setInputFiles(program);
    await expect(page.getByText(/El archivo virus\.exe no es del tipo que aquí se acepta/)).toBeVisible();
    // Refused files count for nothing: the third picture has room.
    await expect(page.getByText('Queda 1 de 3')).toBeVisible();
    await input.setInputFiles({ name: 'Grupo.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('link', { name: /Grupo\.png/ })).toBeVisible();
    await expect(page.getByText('Quedan 0 de 3')).toBeVisible();
    for (const name of ['dibujo.png', 'virus.exe']) await page.getByRole('button', { name: `Quitar ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Agregar archivos' })).toHaveAttribute('aria-disabled', 'true');
    // axe counts a half-covered button as too small, so scroll it away from the sticky bar.
    await page.locator('[data-add]').evaluate((place) => place.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
  });
  await test.step('VIS-06 observations', async () => {
    await page.getByLabel('Observaciones generales').fill('El equipo comparte criterios; falta acordar los tiempos.');
    await page.getByLabel('Observaciones generales').blur();
    await expect(page.getByText(/Guardado \d\d:\d\d/).last()).toBeVisible();
  });
  await test.step('VIS-06 on a line that drops nothing is finished, and nothing typed is lost', async () => {
    const finish = async () => {
      await page.getByRole('button', { name: 'Finalizar visita' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar visita' }).click();
    };
    await page.context().setOffline(true);
    await page.getByLabel('Observaciones generales').fill(OBSERVED);
    await finish();
    await expect(page.getByText(/La visita sigue en curso, porque no se guardó todo lo registrado/)).toBeVisible();
    await expect(page.getByLabel('Observaciones generales')).toHaveValue(OBSERVED);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByText(/Guardado \d\d:\d\d/).last()).toBeVisible();
  });
  await test.step('VIS-06 finishing asks first', async () => {
    await page.getByRole('button', { name: 'Finalizar visita' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Finalizar la visita del 20-11-2026?' });
    await expect(dialog).toContainText('Después ya no se podrá cambiar nada.');
    await dialog.getByRole('button', { name: 'Finalizar visita' }).click();
    await expect(page.getByText('Visita finalizada.')).toBeVisible();
    await heading(page, 'Agenda');
  });
  await test.step('AGE-07 the agenda shows it done', async () => {
    await page.goto('/coach/schools/1/agenda?month=2026-11&day=2026-11-20');
    await expect(page.getByRole('listitem').filter({ hasText: OBJECTIVE })).toContainText('Finalizada');
  });
  await test.step('VIS-05 VIS-07 finished, it is neither edited nor moved; its PDF tells who was there', async () => {
    const reply = await page.request.get('/api/schools/visits?school_id=1&size=100&filter[status]=finished');
    const { data } = (await reply.json()) as { data: { id: number; objective: string; revision: number }[] };
    const visit = data.find(({ objective }) => objective === OBJECTIVE);
    const { id, revision } = visit ?? { id: 0, revision: 0 };
    const moved = { date: '2026-11-26', time: '10:00', justification: 'Un motivo bastante largo', revision };
    expect((await change(page, 'put', `/api/schools/visits/${id}`, { objective: 'Otro', revision })).code).toBe(
      'visits.finished',
    );
    expect((await change(page, 'put', `/api/schools/visits/${id}/reschedule`, moved)).code).toBe('visits.finished');
    const pdf = textOf(await (await page.request.get(`/api/schools/visits/${id}/pdf`)).body());
    for (const text of [OBJECTIVE, 'Con dirección y subdirección, a las 11:30.', ...AXES]) expect(pdf).toContain(text);
    expect(pdf).not.toContain('Borrador');
  });
});

test('J1 VIS-07 the school’s director sees the finished visit and can change nothing', async ({ page, signIn }) => {
  await signIn('dir@ruta.test', '/scholastic/schools/1/visits');
  await heading(page, 'Visitas');
  await expectAccessible(page);
  await page.getByText(OBJECTIVE).first().click();
  await heading(page, /Visita del 20-11-2026/);
  await expect(page.getByText(OBSERVED)).toBeVisible();
  await expect(page.getByText('Detalles de Comunidad y convivencia')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Iniciar|Editar|Finalizar/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('VIS-06 a visit of another day says when it can be started', async ({ page }) => {
  await signInByRequest(page.request, 'coach@ruta.test');
  const reply = await page.request.get('/api/schools/visits?school_id=1&size=100&filter[status]=new');
  const { data } = (await reply.json()) as { data: { id: number; date: string | null; eraser: boolean }[] };
  const ahead = data.find(({ date, eraser }) => !eraser && date !== null && date !== '2026-11-20');
  expect((await change(page, 'put', `/api/schools/visits/${ahead?.id}/start`)).code).toBe('visits.not-today');
  await page.goto(`/coach/schools/1/visits/start/${ahead?.id}`);
  await expect(page.getByText(/Solo puedes iniciar la visita el día programado/)).toBeVisible();
  await expectAccessible(page);
});

test('T01 a coach of other schools gets no such visit, a teacher no such area, a superior no button', async ({
  page,
  signIn,
}) => {
  await signIn('coach-2@ruta.test');
  await heading(page, /^Hola,/);
  await page.goto('/coach/schools/1/visits/detail/5');
  await expect(page.getByText('No encontramos', { exact: false }).first()).toBeVisible();
  expect((await page.request.get('/api/schools/visits/5')).status()).toBe(404);
  await expectAccessible(page);
});

test('VIS-07 AGE-05 a teacher has no visits; a manager’s morning: her schools, and what she reads in one', async ({
  page,
  signIn,
}) => {
  await signIn('prof@ruta.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.request.get('/api/schools/visits/5')).status()).toBe(403);
  await page.goto('/scholastic/schools/1/visits/detail/5');
  await expect(page.getByText(/permiso|acceso/i).first()).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn('coach-man@ruta.test');
  await heading(page, /^Hola,/);
  const schools = page.getByRole('table', { name: 'Tus escuelas' });
  await expect(schools.getByRole('row').nth(1)).toContainText(/\d vencidas?/);
  await expect(page.getByRole('region', { name: 'Por atender' }).getByRole('link').first()).toHaveText('Ver');
  await expectAccessible(page);
  await schools.getByRole('link').first().click();
  await heading(page, 'Agenda');
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nueva visita' })).toHaveCount(0);
  await expectAccessible(page);
});
