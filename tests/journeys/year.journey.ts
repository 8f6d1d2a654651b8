import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, PASSWORD, test } from '../kit/journey';

const SCHOOL = 'Centro Escolar Ahuehuete';
const PAST = '2026-2027';
const NEXT = '2028-2029';

test.use({ rooms: ['cycles', 'hierarchy', 'agenda', 'visits'] });
test.describe.configure({ mode: 'serial' });

/** Who accompanies one school alone, from the top, and how many schools are left by each. */
const FILTERS = [
  ['director', 'Director(a) de coaching', 'Rosa', /Rosa Elena/, '13 escuelas'],
  ['manager', 'Gerente', 'Beatriz', /Beatriz de la Torre/, '7 escuelas'],
  ['coordinator', 'Coordinador(a)', 'Silvia', /Silvia Yáñez/, '3 escuelas'],
  ['coach', 'Coach', 'Adriana', /Adriana Castañeda/, '3 escuelas'],
  ['secondary_one', 'Coach secundario 1', 'Claudia', /Claudia D/, '1 escuela'],
  ['secondary_two', 'Coach secundario 2', 'Norma', /Norma Angélica/, '1 escuela'],
] as const;

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Types into the segments of a date field, starting at the first. */
async function type(within: Page | Locator, page: Page, field: string, digits: string) {
  await within.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits, { delay: 20 });
}

/** Chooses an option of a field that opens a list. */
async function choose(page: Page, field: Locator, option: string | RegExp) {
  await field.click();
  await page.getByRole('option', { name: option }).click();
}

/** Finds a person in a combobox, by key: on a phone the page scrolls below the list. */
async function find(page: Page, field: Locator, typed: string, option: RegExp) {
  await field.fill(typed);
  await expect(page.getByRole('option')).toHaveCount(1);
  // While the list is open, everything else is hidden from the accessibility tree.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(option);
}

/** Scrolls to a field, and waits for the frame that tells of it: a page that scrolls closes an open list. */
const inTheMiddle = (field: Locator) =>
  field.evaluate((input) => {
    input.scrollIntoView({ block: 'center' });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Presses a step of a cycle, answers its question, and gives the password if it is asked. */
async function take(page: Page, verb: string, question: string, isAsked: boolean) {
  await button(page, verb).click();
  await expect(alert(page, question)).toBeVisible();
  await expectAccessible(page);
  await button(alert(page, question), verb).click();
  if (!isAsked) return;
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await button(dialog, 'Confirmar').click();
}

/** Opens the dialog of a school. */
async function edit(page: Page, school: string) {
  await page.getByRole('searchbox', { name: 'Buscar escuela' }).fill(school);
  await expect(page.getByText('1 escuela', { exact: true })).toBeVisible();
  await button(page, `Editar: ${school}`).click();
  const dialog = page.getByRole('dialog', { name: school });
  await expect(dialog).toBeVisible();
  return dialog;
}

let cyclePage = '';

test('J6 CYC-01 CYC-02 CYC-03 an administrator opens a year: wrong dates lose nothing; the report, the password, the closures', async ({
  page,
  signIn,
  product,
}) => {
  await signIn('admin@ruta.test', '/admin/school-cycles');
  await heading(page, 'Ciclos escolares');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Crear ciclo' }).click();
  await heading(page, 'Nuevo ciclo');

  await test.step('CYC-01 an end before the start is refused, and nothing is lost', async () => {
    await button(page, 'Agregar periodo').click();
    await button(page.getByRole('dialog', { name: 'Agregar un periodo' }), 'Agregar').click();
    await expect(page.getByText('Periodo agregado.')).toBeVisible();
    await type(page, page, 'Inicio', '13072029');
    await type(page, page, 'Fin', '21082028');
    await button(page, 'Crear ciclo').click();
    await expect(page.getByText('El fin debe ser posterior al inicio.')).toBeVisible();
    await expectAccessible(page);
    await expect(button(page, / Periodo$/)).toContainText(NEXT);
    await expect(page.getByRole('spinbutton', { name: 'año Inicio' })).toHaveValue('2029');
  });
  await test.step('CYC-01 so is a period that has a cycle; with its own the cycle is created', async () => {
    await type(page, page, 'Inicio', '21082028');
    await type(page, page, 'Fin', '13072029');
    await choose(page, button(page, / Periodo$/), PAST);
    await button(page, 'Crear ciclo').click();
    await expect(page.getByText('Ese periodo ya tiene un ciclo. Elige otro periodo.')).toBeVisible();
    await choose(page, button(page, / Periodo$/), NEXT);
    await button(page, 'Crear ciclo').click();
    await heading(page, `Ciclo ${NEXT}`);
    cyclePage = new URL(page.url()).pathname;
  });
  await test.step('CYC-03 the dry run says what is prepared; the password is asked once', async () => {
    await expect(page.getByText(`Se copia del ciclo ${PAST}. Todavía no se ha escrito nada.`)).toBeVisible();
    await expectAccessible(page);
    await product.leaveAlone();
    await take(page, 'Preparar datos', `¿Preparar los datos del ciclo ${NEXT}?`, true);
    await expect(page.getByText('Datos preparados. El ciclo se puede iniciar.')).toBeVisible();
  });
  await test.step('CYC-02 both closures are set', async () => {
    for (const [kind, day] of [
      ['PFP', '25052029'],
      ['DPI', '23022029'],
    ] as const) {
      await button(page, new RegExp(`: Cierre del ${kind}$`)).click();
      const dialog = page.getByRole('dialog', { name: `Fijar el cierre del ${kind}` });
      await type(dialog, page, 'Día de cierre', day);
      await expectAccessible(page);
      await button(dialog, 'Guardar cierre').click();
      await expect(page.getByText(`Cierre del ${kind} guardado.`)).toBeVisible();
    }
  });
});

test('J6 CYC-04 HIE-02 HIE-04 roles are lent, a school gets another coach, one is excluded', async ({
  page,
  signIn,
}) => {
  await signIn('admin@ruta.test', cyclePage);
  await heading(page, `Ciclo ${NEXT}`);
  await test.step('CYC-04 a role for the year; without any there is nothing to save', async () => {
    await page.getByRole('link', { name: 'Roles transitorios' }).click();
    await heading(page, 'Roles de coaching');
    await page.goto(`${page.url()}&search=pech+canul`);
    await button(page, 'Cambiar roles: Norma Angélica Pech Canul').click();
    const dialog = page.getByRole('dialog', { name: /^Roles transitorios de Norma/ });
    await expect(button(dialog, 'Guardar')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'Coach', exact: true }).press('Space');
    await button(dialog, 'Guardar').click();
    await expect(dialog).toBeHidden();
  });
  await test.step('HIE-02 CYC-05 six filters from the top narrow the table to one school', async () => {
    await page.goto(cyclePage);
    await page.getByRole('link', { name: 'Ver jerarquía' }).click();
    await heading(page, `Jerarquía del ciclo ${NEXT}`);
    await expect(button(page, `Editar: ${SCHOOL}`)).toBeVisible();
    const hierarchy = page.url();
    const fold = page.getByRole('button', { name: /^Filtros/ });
    if (await fold.isVisible()) await fold.click();
    for (const [key, place, typed, name, left] of FILTERS) {
      // Until the schools are there the page moves, which closes the list of the next field.
      const field = page.getByRole('combobox', { name: place, exact: true });
      await inTheMiddle(field);
      await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).searchParams.has(key)),
        find(page, field, typed, name),
      ]);
      await expect(page.getByText(left, { exact: true })).toBeVisible();
      expect(new URL(page.url()).searchParams.get(key)).toMatch(/^\d+$/);
    }
    await expect(button(page, `Editar: ${SCHOOL}`)).toBeHidden();
    await expect(button(page, 'Editar: Colegio Manuel Sandoval Vallarta')).toBeVisible();
    await expectAccessible(page);
    await page.goto(hierarchy);
  });
  await test.step('HIE-02 choosing clears what is below; a coach is no secondary; the review says what moves', async () => {
    const dialog = await edit(page, SCHOOL);
    const place = (name: string) => dialog.getByRole('combobox', { name, exact: true });
    await expect(place('Coach')).toHaveValue('Laura Mendoza Reyes');
    await expectAccessible(page);
    await find(page, place('Gerente'), 'Beatriz', /Beatriz de la Torre/);
    await expect(place('Coach')).toHaveValue('');
    await expect(button(dialog, 'Continuar')).toHaveAttribute('aria-disabled', 'true');
    await find(page, place('Coordinador(a)'), 'Silvia', /Silvia Yáñez/);
    await find(page, place('Coach'), 'Norma', /Norma Angélica/);
    await place('Coach secundario 1').fill('Norma');
    await expect(page.getByRole('option', { name: /Norma Angélica/ })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await find(page, place('Coach secundario 1'), 'Daniel', /Daniel Íñiguez/);
    await find(page, place('Coach secundario 2'), 'Claudia', /Claudia D/);
    await place('Coach secundario 1').fill('');
    await page.keyboard.press('Escape');
    await expect(place('Coach secundario 2')).toHaveValue('');
    await expect(place('Coach')).toHaveValue('Norma Angélica Pech Canul');
    await button(dialog, 'Continuar').click();
    await expect(dialog.getByText(/Laura Mendoza Reyes → Norma/)).toBeVisible();
    await expectAccessible(page);
    await button(dialog, 'Guardar equipo').click();
    await expect(dialog).toBeHidden();
  });
  await test.step('HIE-04 an empty name is refused; a school with people is not excluded, one without is', async () => {
    const dialog = await edit(page, 'Colegio Jacaranda');
    await expect(button(dialog, 'Excluir del ciclo')).toHaveAttribute('aria-disabled', 'true');
    await button(dialog, 'Cambiar nombre').click();
    const renaming = page.getByRole('dialog', { name: 'Cambiar nombre' });
    await renaming.getByLabel('Nombre de la escuela').fill('');
    await button(renaming, 'Guardar nombre').click();
    await expect(renaming.getByText('El nombre de la escuela es obligatorio.')).toBeVisible();
    await button(renaming, 'Cancelar').click();
    await button(dialog, 'Liberar escuela').click();
    await button(alert(page, '¿Liberar Colegio Jacaranda?'), 'Liberar escuela').click();
    await button(dialog, 'Excluir del ciclo').click();
    await button(alert(page, '¿Excluir Colegio Jacaranda del ciclo?'), 'Excluir del ciclo').click();
    await expect(page.getByText('Excluida', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('J6 CYC-03 the running year finishes, the next starts: schools change hands at once and their past stays readable', async ({
  page,
  signIn,
}) => {
  await signIn('admin@ruta.test', cyclePage);
  await test.step('CYC-03 two years do not run at once', async () => {
    await expect(button(page, 'Iniciar ciclo')).toHaveAttribute('aria-disabled', 'true');
    // A page that has not heard of the running one: the server refuses, and its sentence is shown.
    await page.route(`**/bff${cyclePage}*`, async (route) => {
      const response = await route.fetch();
      const seen = (await response.text())
        .replace('"is_another_started":true', '"is_another_started":false')
        .replace('"start":false', '"start":true');
      await route.fulfill({ response, body: seen });
    });
    await page.reload();
    const told = page.getByText('Hay otro ciclo en curso. Finalízalo antes de iniciar este.');
    await expect(button(page, 'Iniciar ciclo')).toBeEnabled();
    await expect(told).toBeHidden();
    const refused = page.waitForResponse((response) => response.url().endsWith('/start'));
    await take(page, 'Iniciar ciclo', `¿Iniciar el ciclo ${NEXT}?`, false);
    expect((await refused).status()).toBe(409);
    await expect(told).toBeVisible();
    // The page reloads the cycle after a refusal, through the route that is removed next.
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(button(page, 'Iniciar ciclo')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Ciclos escolares' }).first().click();
    await page.getByRole('link', { name: PAST }).click();
    await take(page, 'Finalizar ciclo', `¿Finalizar el ciclo ${PAST}?`, false);
    await expect(page.getByText('Ciclo finalizado.')).toBeVisible();
    await page.goto(cyclePage);
    await take(page, 'Iniciar ciclo', `¿Iniciar el ciclo ${NEXT}?`, false);
    await expect(page.getByText('Ciclo iniciado.')).toBeVisible();
  });
  await test.step('CYC-04 HIE-02 who took the school over has it, in her lent role', async () => {
    await page.context().clearCookies();
    await signIn('norma.pech@ruta.test');
    await button(page, 'Coach').click();
    await heading(page, /^Hola,/);
    await page.goto('/coach/schools/1/agenda');
    await heading(page, 'Agenda');
  });
  await test.step('T14 who left it reads last year alone', async () => {
    await page.context().clearCookies();
    await signIn('coach@ruta.test', '/coach');
    await heading(page, /^Hola,/);
    for (const path of ['/api/schools/1', '/api/schools/visits?school_id=1'])
      expect((await page.request.get(path)).status()).toBe(404);
    await button(page, /Menú de tu cuenta/).click();
    await page.getByRole('menuitem', { name: 'Ver otro ciclo escolar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ciclo escolar' });
    await choose(page, button(dialog, / Ciclo que quieres ver$/), new RegExp(PAST));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: SCHOOL }).click();
    await expect(page.getByText(`Ciclo ${PAST}, solo lectura`)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('CYC-03 the new year finishes, in English', async () => {
    await page.context().clearCookies();
    await signIn('admin@ruta.test', cyclePage);
    await heading(page, `Ciclo ${NEXT}`);
    await button(page, /Menú de tu cuenta/).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await heading(page, `Cycle ${NEXT}`);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await button(page, 'Finish cycle').click();
    await button(alert(page, `Finish cycle ${NEXT}?`), 'Finish cycle').click();
    await expect(page.getByText('Cycle finished.')).toBeVisible();
    await expect(page.getByText('Its data stays and does not change any more.')).toBeVisible();
    await page.goto(`${cyclePage.replace('/admin/school-cycles', '/school-cycles')}/prepare-hierarchy`);
    await expect(page.getByText(`Cycle ${NEXT}, read only`)).toBeVisible();
    await expectAccessible(page);
  });
});
