import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { run } from '../../../scripts/kit.mjs';
import { transitionsOf } from '../../../state-machines/src/kit/transitions';
import { MACHINES, type MachineId } from '../../../state-machines/src/machines';
import serve from '../../workshop/serve';
import { median } from '../kit/measure';
import { fixed, type Line } from '../kit/table';
import { labOn } from './page';
import { longestTask } from './tasks';

/** Repetitions, each in a fresh browser window. */
const ROUNDS = 3;
const SIZE = { width: 1440, height: 900 };

const sizeOf = (id: MachineId) => transitionsOf(MACHINES[id].machine).length;
const largest = (Object.keys(MACHINES) as MachineId[]).reduce((one, other) =>
  sizeOf(other) > sizeOf(one) ? other : one,
);

interface Round {
  layout: number;
  cold: number;
  warm: number;
  /** Longest task of each act, in ms. */
  tasks: Readonly<Record<string, number>>;
}

/** Steps through the diagnostic, then opens the chart of the largest machine. */
async function round(browser: Browser): Promise<Round> {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // tsx wraps named functions with a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  const lab = labOn(page);
  const tasks: Record<string, number> = {};
  const during = async (act: string, work: () => Promise<unknown>) => {
    tasks[act] = await longestTask(browser, page, work);
  };
  await during('start', () => lab.open(largest.toLowerCase()));
  const layout = await lab.layout();

  let [cold, warm] = [NaN, NaN];
  await during('another machine', () => lab.turnTo('dpi'));
  await lab.choose('pai.saving');
  await during('cold jump', async () => (cold = await lab.press('Ir de una vez')));
  await during('undo', () => lab.click('Deshacer'));
  await during('redo', () => lab.click('Rehacer'));
  await lab.choose('answering.timer');
  await during('warm jump', async () => (warm = await lab.press('Ir de una vez')));
  await lab.tab(/^Aquí/);
  await during('back', () =>
    page
      .getByRole('button', { name: /^Volver aquí: / })
      .first()
      .click(),
  );
  await during('branch', () => lab.click('+1 s'));
  await during('start over', () => lab.click('Empezar de nuevo'));
  await context.close();
  return { layout, cold, warm, tasks };
}

/** The flow lab in the built Storybook (SM-02): layout, jumps and the longest task. */
export async function lab(): Promise<Line[]> {
  process.stdout.write('… The flow lab in the built Storybook\n');
  const { code } = await run('node', ['scripts/storybook.mjs', '--if-changed']);
  if (code !== 0) throw new Error('The Storybook could not be built');
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error('npm run bench -- --only lab needs Chromium');
  const stop = await serve();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rounds: Round[] = [];
    for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round(browser));
    const of = (pick: (one: Round) => number) => median(rounds.map(pick));
    const acts = Object.keys(rounds[0]?.tasks ?? {});
    const task = (act: string) => of(({ tasks }) => tasks[act] ?? NaN);
    // Without the start, which is mostly Storybook's own code.
    const worked = acts.filter((act) => act !== 'start');
    const told = worked.map((act) => `${act} ${fixed(task(act))}`).join(', ');
    const line = { better: 'less', unit: 'ms' } as const;
    const chart = `lab, chart of the largest machine (${largest}, ${String(sizeOf(largest))} transitions)`;
    const processor = 'ms of processor in one task';
    return [
      { ...line, what: chart, value: of(({ layout }) => layout), aim: 1000 },
      { ...line, what: 'lab, first jump to pai.saving', value: of(({ cold }) => cold), aim: 1000 },
      { ...line, what: 'lab, next jump', value: of(({ warm }) => warm), aim: 1000 },
      {
        ...line,
        what: 'lab, longest task',
        value: Math.max(...worked.map(task)),
        aim: 50,
        unit: processor,
        note: `${told}; the frame's own start, before there is a page: ${fixed(task('start'))}`,
      },
    ];
  } finally {
    await browser.close();
    await stop();
  }
}
