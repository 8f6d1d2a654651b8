import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const FAILURE = 'El servidor no respondió';

/** Page object of the lab in Storybook's frame. */
function labIn(page: Page) {
  const lab: FrameLocator = page.frameLocator('#storybook-preview-iframe');
  const tab = async (name: string | RegExp) => lab.getByRole('tab', { name }).click();
  const press = async (name: string | RegExp) => lab.getByRole('button', { name, exact: true }).click();
  const standsAt = lab.getByText(/^Estado actual: /);
  const history = lab.getByRole('list', { name: 'Historia' }).getByRole('listitem');
  return { lab, tab, press, standsAt, history };
}

/** Runs an exported test as if it had been saved in the repository, and deletes it. */
async function runsGreen(text: string): Promise<string> {
  const name = `exported-${process.pid}`;
  const file = join(root, 'stories', 'flow-lab', `${name}.test.ts`);
  await writeFile(file, text);
  try {
    const options = ['jest', '--selectProjects', 'stories', '--testPathPatterns', name];
    const { stderr } = await run('npx', options, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    return stderr;
  } finally {
    await rm(file);
  }
}

test('SM-02 QA jumps, fails a call, goes back, branches, shares the path and exports it as a test that passes', async ({
  page,
  browser,
}) => {
  const address = process.env['WORKSHOP_URL'] ?? '';
  await page.goto(`${address}?path=/story/flujos-dpi--step-by-step`);
  const { lab, tab, press, standsAt, history } = labIn(page);
  await expect(lab.getByRole('heading', { level: 1, name: 'Diagnóstico y plan de acción' })).toBeVisible();

  await test.step('Jump to the saving of the action plan by the shortest real way', async () => {
    await tab('Saltar');
    await lab.getByRole('combobox', { name: 'Estado' }).fill('pai.saving');
    await lab.getByRole('option', { name: /pai\.saving$/ }).click();
    await press('Ir de una vez');
    await expect(standsAt).toHaveText('Estado actual: Plan de acción (PAI) › Guardando el plan');
  });

  const steps = await history.count();
  await test.step('Fail the call by hand and see the failure', async () => {
    await tab(/^Aquí/);
    await lab.getByRole('textbox', { name: 'Mensaje del rechazo' }).fill(FAILURE);
    await press('Rechazar');
    await expect(standsAt).not.toContainText('Guardando');
    await expect(history).toHaveCount(steps + 1);
    await tab('Contexto');
    await expect(lab.getByRole('tabpanel', { name: 'Contexto' })).toContainText(`"${FAILURE}"`);
    await tab('Historia');
  });

  await test.step('Three steps back, and another way from there', async () => {
    await press(`Volver aquí: ${steps - 3}`);
    await expect(lab.getByText('Deshecho', { exact: true })).toHaveCount(3);
    await press('+1 s');
    await expect(lab.getByText('Deshecho', { exact: true })).toHaveCount(0);
    await expect(lab.getByRole('list', { name: 'Ramas' })).toContainText(`${steps} pasos`);
  });

  const here = (await standsAt.textContent()) ?? '';
  const walked = await history.count();
  await tab('Compartir');
  await test.step('The address leads a fresh browser to the same state by the same steps', async () => {
    const shared = await lab.getByRole('textbox', { name: 'Dirección de este recorrido' }).inputValue();
    const elsewhere = await browser.newContext();
    const fresh = labIn(await elsewhere.newPage().then(async (other) => (await other.goto(shared), other)));
    await expect(fresh.standsAt).toHaveText(here);
    await expect(fresh.history).toHaveCount(walked);
    await elsewhere.close();
  });

  await test.step('Exported as a Jest test, the path passes', async () => {
    const text = await lab.getByRole('region', { name: 'Prueba de Jest' }).textContent();
    expect(await runsGreen(text ?? '')).toMatch(/Tests:\s+1 passed/);
  });
});
