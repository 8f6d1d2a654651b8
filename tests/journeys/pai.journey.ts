import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signInByRequest, test } from '../kit/journey';
import { speak } from '../kit/speak';

const DIRECTOR = 'dir@ruta.test';
const WHY = 'Ese día hay junta de zona con todas las escuelas.';
const ACTIVITY = 'Círculo de diálogo de todo el equipo cada quince días';
const TEXTS = {
  ...{ activity: 'Revisar en academia lo que se observó', objectives: 'Que los acuerdos lleguen a todos' },
  ...{ indicators: 'Nueve de cada diez acuerdos con fecha', strategy: 'Minuta de una página' },
  ...{ responsables: 'Subdirección', financial_resources: 'Ninguno' },
  ...{ material_resources: 'Sala de maestros', human_resources: 'Doce docentes' },
};

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** `YYYY-MM-DD`, so many days later. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** As it is typed into a field: `DDMMYYYY`. */
const digitsOf = (day: string): string => day.split('-').toReversed().join('');

async function typeInto(page: Page, group: string, digits: string, within: 'main' | 'dialog' = 'main'): Promise<void> {
  await page.getByRole(within).getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 20 });
}

const dataAt = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  ((await (await request.get(`/api${path}`)).json()) as { data: T }).data;

async function put(request: APIRequestContext, path: string, data: object): Promise<void> {
  const { token } = await dataAt<{ token: string }>(request, '/csrf');
  const reply = await request.put(`/api${path}`, { data, headers: { 'X-CSRF-Token': token } });
  expect({ path, status: reply.status() }).toEqual({ path, status: 200 });
}

interface Form {
  today: string;
  tabs: { question_id: number; theme: string; is_mandatory: boolean }[];
  coach_activities: { id: number; theme: string }[];
}

/** Ends the diagnostic today, and writes all mandatory tabs but the first, as another leader would have. */
async function othersWritten(request: APIRequestContext): Promise<string> {
  const status = await dataAt<{
    school: { id: number };
    today: string;
    dpiClosure: { revision: number };
  }>(request, '/schools/dpi/status');
  const { today, dpiClosure } = status;
  const school_id = status.school.id;
  await put(request, '/schools/dpi/closure', { school_id, end_at: today, revision: dpiClosure.revision });
  const { tabs, coach_activities } = await dataAt<Form>(request, `/schools/pai/form?school_id=${school_id}`);
  for (const [at, { question_id, theme }] of tabs.filter((tab) => tab.is_mandatory).entries()) {
    if (at === 0) continue;
    const support = coach_activities.find((activity) => activity.theme === theme) ?? coach_activities[0];
    await put(request, `/schools/pai/draft/${question_id}`, {
      ...{ ...TEXTS, school_id, revision: 0, coach_pai_id: support?.id ?? null },
      ...{ date: daysAfter(today, 5 + at), time: '12:30', coach_date: daysAfter(today, 6 + at), coach_time: '10:00' },
    });
  }
  return today;
}

test.use({ rooms: ['pai', 'dpi', 'agenda'] });

test('J3 PAI-01 PAI-02 on the last day the plan is written and established, and one activity moved', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signInByRequest(page.request, DIRECTOR);
  const today = await othersWritten(page.request);
  await signIn(DIRECTOR, '/scholastic/report/dpi-result');
  await heading(page, 'Resultados del DPI');
  await page.getByRole('link', { name: 'Establecer PAI' }).click();
  await heading(page, 'Establecer el plan de acción (PAI)');
  await heading(page, 'Del diagnóstico al plan', 2);
  await expectAccessible(page);
  await press(page, 'Comenzar');
  await test.step('PAI-01 the countdown leads to the form', async () => {
    await expect(page.getByRole('timer', { name: 'El plan empieza en' })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page.getByRole('textbox', { name: 'Actividad de la escuela' })).toBeVisible();
  });
  await expectAccessible(page);

  await test.step('PAI-01 what is missing is named, with the question to go to', async () => {
    await press(page, 'Establecer el PAI');
    await expect(page.getByText('Falta completar 1 pregunta')).toBeVisible();
    await expectAccessible(page);
  });
  await page.getByRole('textbox', { name: 'Actividad de la escuela' }).fill(ACTIVITY);
  await test.step('PAI-01 English and back keep what is written', async () => {
    await speak(page, 'English');
    await expect(page.getByRole('textbox', { name: 'The school’s activity' })).toHaveValue(ACTIVITY);
    await expectAccessible(page);
    await speak(page, 'Español');
    await expect(page.getByRole('textbox', { name: 'Actividad de la escuela' })).toHaveValue(ACTIVITY);
  });
  for (const field of [
    ...['Objetivos', 'Indicadores', 'Estrategia', 'Responsables'],
    ...['Recursos financieros', 'Recursos materiales', 'Recursos humanos'],
  ])
    await page.getByRole('textbox', { name: field }).fill('Lo acordado en la junta');
  await typeInto(page, 'Fecha de la actividad', digitsOf(daysAfter(today, 4)));
  await typeInto(page, 'Hora de la actividad', '1200');
  await page.getByRole('radiogroup', { name: 'Actividad del coach' }).getByRole('radio').first().check({ force: true });
  await typeInto(page, 'Fecha del acompañamiento', digitsOf(daysAfter(today, 5)));
  await typeInto(page, 'Hora del acompañamiento', '0900');
  await page.clock.runFor(3000);
  await expect(page.getByText(/^Guardado/)).toBeVisible();

  await press(page, 'Establecer el PAI');
  const confirm = page.getByRole('alertdialog', { name: '¿Establecer el plan de acción?' });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Establecer el PAI' }).click();
  await heading(page, 'Plan de acción (PAI)');
  await expect(page).toHaveURL(/\/scholastic\/pai$/);
  await expect(page.getByText(ACTIVITY)).toBeVisible();
  await expectAccessible(page);

  await test.step('PAI-02 the school moves its own activity, with a reason', async () => {
    await page
      .getByRole('button', { name: /^Reprogramar la actividad de la escuela/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Otra fecha para la actividad' });
    const moved = daysAfter(today, 11);
    await typeInto(page, 'Nueva fecha', digitsOf(moved), 'dialog');
    await typeInto(page, 'Hora', '1300', 'dialog');
    await dialog.getByLabel('Motivo del cambio').fill(WHY);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    await expect(dialog).toBeHidden();
    const [year = '', month = '', day = ''] = moved.split('-');
    await expect(page.getByText(new RegExp(`${day}.${month}.${year}, 13:00`))).toBeVisible();
  });

  await test.step('REP-02 plan and diagnostic leave the school as a file, at the address of the role', async () => {
    await page.goto('/scholastic/reports');
    await heading(page, 'Reportes');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'DPI y seguimiento del PAI' }).click();
    await heading(page, 'DPI y seguimiento del PAI');
    await expect(page).toHaveURL(/\/dir\/reports\/dpi-pai\?school=\d+$/);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await press(page, 'CSV: Plan de Acción Institucional');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^reporte-pai-.+\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(ACTIVITY);
    await page.goto('/coor/reports/dpi-pai');
    await heading(page, 'No tienes acceso');
  });
});
