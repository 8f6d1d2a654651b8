// npm run bundle: compares the JavaScript of each page with its budget (static imports, gzipped). Reads the manifest of
// web's build. The column `later` is what a page may fetch once it is drawn (decision 0014).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const KB = 1000;
/** kB, gzip. */
const BUDGETS = { signIn: 162, home: 227, agenda: 236, page: 38, machine: 55, chart: 80 };
/** Most files of a first visit. Each costs a round trip, however small it is. */
const FILES = 8;
/** Pages that draw charts; none so far. Victory itself is loaded later even there. */
const CHARTS = /\/Statistics\w*Page\.tsx$/;

const ENTRY = 'index.html';
/** Names of the files with the router and the frame, and of that with the sign-in form (web/first-files.ts). */
const FRAME = ['routed', 'shell'];
const SIGN_IN = 'signIn';
/** Where a coach arrives. */
const ARRIVAL = 'src/app/home/CoachHome.tsx';
/** A coach's heaviest first page. Every other page is measured as what it adds to this one, once the
 * browser was idle. */
const HOME = 'src/features/agenda/pages/AgendaPage.tsx';
/** Loaded when the browser is idle; pages with choices need most of it, too. */
const IDLE = '../design-system/src/components/Menu/MenuPanel.tsx';
/** Measured as first loads. */
const MEASURED = [HOME, 'src/features/access/pages/SignInPage.tsx'];
/** Files of pages in rooms, and the tables of pages by area. */
const PAGE = /^\w+\/pages\/\w+Pages?\.tsx$/;
const AREA = /^src\/app\/areas\/[\w-]+\.ts$/;

const web = fileURLToPath(new URL('../web', import.meta.url));
const dir = process.argv[2] ?? join(web, 'dist');
const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

const rows = measure();
print(rows);
const heavy = rows.filter(({ kb, budget }) => kb > budget);
const scattered = rows.filter(({ files = 0 }) => files > FILES);
if (scattered.length > 0) {
  console.error(`More than ${FILES} files: ${scattered.map(({ name }) => name).join(', ')}. See web/first-files.ts.`);
  process.exit(1);
}
if (heavy.length > 0) {
  console.error(`Above budget: ${heavy.map(({ name }) => name).join(', ')}. See docs/decisions/0014-bundle.md.`);
  process.exit(1);
}
const circles = circlesOfFiles();
if (circles.length > 0) {
  console.error(`Files that import each other in a circle: ${circles.join('; ')}. See web/vite.config.ts.`);
  process.exit(1);
}
const early = rows.filter(({ files, chunks }) => files && hasXstate(chunks));
if (early.length > 0 || !Object.values(manifest).some(({ name }) => name === 'xstate')) {
  console.error(
    `XState is not a chunk of its own, or loads with ${early.map(({ name }) => name).join(', ')}. See web/vite.config.ts.`,
  );
  process.exit(1);
}
const withVictory = rows.filter(({ hasVictory }) => hasVictory);
if (withVictory.length > 0) {
  console.error(
    `Victory loads with ${withVictory.map(({ name }) => name.trim()).join(', ')}. Import drawings with lazy().`,
  );
  process.exit(1);
}
const besideButton = await loadedWith("export { Button } from '@ruta/design-system';", 'Button');
if (besideButton.length > 0) {
  console.error(`The design system's Button loads ${besideButton.join(', ')}.`);
  process.exit(1);
}
const besideCharts = (await loadedWith("export * from '@ruta/design-system';", 'ChartFrame')).filter((name) =>
  /^victory/.test(name),
);
if (besideCharts.length > 0) {
  console.error(`The design system's components load ${besideCharts.join(', ')}. Import drawings with lazy().`);
  process.exit(1);
}

function measure() {
  const frame = FRAME.map(chunkNamed);
  const first = closure(ENTRY, ...frame, HOME);
  const home = new Set([...first, ...closure(IDLE)]);
  const rowOf = (name, chunks, budget) => ({
    name,
    kb: weight(chunks),
    budget,
    later: 0,
    hasVictory: [...chunks].some(drawsCharts),
  });
  const firstLoad = (name, chunks, budget) => ({
    ...rowOf(name, chunks, budget),
    chunks: [...chunks],
    files: chunks.size,
  });
  return [
    firstLoad('first load: sign-in', closure(ENTRY, chunkNamed(SIGN_IN)), BUDGETS.signIn),
    firstLoad('first load: coach home', closure(ENTRY, ...frame, ARRIVAL), BUDGETS.home),
    firstLoad('first load: coach agenda', first, BUDGETS.agenda),
    ...pages().map((page) => {
      const own = [...closure(page)].filter((chunk) => !home.has(chunk));
      const added = new Set([...tableOf(page, home), ...own]);
      return {
        ...rowOf(`  + ${nameOf(page)}`, added, budgetOf(page, own)),
        later: weight(laterThan(new Set([...home, ...added]), own)),
      };
    }),
  ];
}

/** Files whose static imports lead back to themselves. Which of them runs first would depend on who imports them. */
function circlesOfFiles() {
  return Object.keys(manifest)
    .filter((key) => (manifest[key].imports ?? []).some((next) => closure(next).has(key)))
    .map((key) => manifest[key].name ?? key)
    .sort();
}

function hasXstate(chunks) {
  return chunks.some((chunk) => manifest[chunk].name === 'xstate');
}

function budgetOf(page, chunks) {
  if (CHARTS.test(page)) return BUDGETS.chart;
  return hasXstate(chunks) ? BUDGETS.machine : BUDGETS.page;
}

/** Chunks that a page imports dynamically, without those that are already loaded. */
function laterThan(there, chunks) {
  const asked = chunks.flatMap((chunk) => manifest[chunk].dynamicImports ?? []);
  return [...closure(...asked)].filter((chunk) => !there.has(chunk));
}

/** Heavy packages that load together with a module of these contents, which has to contain `piece`. */
async function loadedWith(contents, piece) {
  const { metafile } = await build({
    stdin: { contents, resolveDir: join(dir, '..') },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const seen = new Set();
  const walk = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { imports } = metafile.outputs[file];
    imports.filter(({ kind, external }) => kind === 'import-statement' && !external).forEach(({ path }) => walk(path));
  };
  walk(Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === '<stdin>'));
  const inputs = [...seen]
    .flatMap((file) => Object.entries(metafile.outputs[file].inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  if (!inputs.some(([path]) => path.includes(piece)))
    throw new Error(`${piece} is not in the bundle of the design system.`);
  const heavy = [
    /node_modules\/(victory[\w-]*|react-calendar|xstate|elkjs|@internationalized\/date)\//,
    /(Flow\w*)\.tsx?$/,
  ];
  return [...new Set(inputs.flatMap(([path]) => heavy.map((one) => one.exec(path)?.[1]).filter(Boolean)))];
}

/** Every other page in `web/src`, by name. */
function pages() {
  return readdirSync(join(web, 'src/features'), { recursive: true })
    .filter((file) => PAGE.test(file))
    .map((file) => `src/features/${file}`)
    .filter((key) => !MEASURED.includes(key))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** Chunks of the smallest table of an area that leads to a page; none where the first page has that table already. */
function tableOf(page, home) {
  const [lightest = []] = Object.keys(manifest)
    .filter((key) => AREA.test(key) && manifest[key].dynamicImports?.includes(page))
    .map((area) => [...closure(area)].filter((chunk) => !home.has(chunk)))
    .sort((one, other) => weight(one) - weight(other));
  const isAtHome = [...home].some((chunk) => manifest[chunk].dynamicImports?.includes(page));
  return isAtHome ? [] : lightest;
}

/** The key of the file with this name. */
function chunkNamed(name) {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name);
  if (!key) throw new Error(`The build has no file ${name}. See web/first-files.ts.`);
  return key;
}

/** Chunks of these modules and of all their static imports. */
function closure(...keys) {
  const found = new Set();
  const walk = (key) => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `${key} is no chunk of the build. After renaming a page, change its name in scripts/bundle.mjs, too.`,
      );
    found.add(key);
    for (const next of chunk.imports ?? []) walk(next);
  };
  keys.forEach(walk);
  return found;
}

function weight(chunks) {
  const bytes = [...chunks].reduce((sum, key) => sum + sizeOf(manifest[key].file), 0);
  return Math.round(bytes / (KB / 10)) / 10;
}

/** Whether a chunk contains Victory. Its components keep their names in a build. */
function drawsCharts(key) {
  const { file } = manifest[key];
  return file.endsWith('.js') && /\bVictory(Bar|Pie|Axis|Container)\b/.test(readFileSync(join(dir, file), 'utf8'));
}

function sizeOf(file) {
  if (!file.endsWith('.js')) return 0;
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dir, file))).length);
  return sizes.get(file);
}

function nameOf(key) {
  return key.replace(/^.*\/|\.tsx$/g, '');
}

function print(all) {
  const width = Math.max(...all.map(({ name }) => name.length));
  console.log(`${'JavaScript, kB gzip'.padEnd(width)}   size  budget   later`);
  for (const { name, kb, budget, later, files } of all) {
    const extra = later > 0 ? later.toFixed(1) : '';
    const word = kb > budget ? '  TOO HEAVY' : files ? `  ${files} of ${FILES} files` : '';
    console.log(
      `${name.padEnd(width)}  ${kb.toFixed(1).padStart(5)}  ${String(budget).padStart(6)}  ${extra.padStart(6)}${word}`,
    );
  }
}
