// Installs the packages that a command needs, where they are missing. `node scripts/packages.mjs` installs those for
// development.
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assertNode, at, root, run, say, step } from './kit.mjs';

/** `run` builds and runs the product; `dev` adds tests, linters and Storybook. The others have lock files of their own. */
const GROUPS = {
  run: { folder: root, isDev: false, what: 'packages' },
  dev: { folder: root, isDev: true, what: 'packages for development' },
  lighthouse: { folder: at('scripts/lighthouse'), isDev: true, what: 'Lighthouse' },
  visual: { folder: at('scripts/visual'), isDev: true, what: 'the visual comparison' },
};

/** Installs the packages of these groups that are missing or differ from the lock file. */
export async function ensurePackages(...names) {
  const compiled = await fetchPackages(...names);
  await compiled();
}

/**
 * Like `ensurePackages`, but resolves before the SQLite driver is compiled, so that the caller can build meanwhile. Where
 * there is no prebuilt driver, compiling takes most of a fresh install. Resolves to a function that waits for it.
 */
export async function fetchPackages(...names) {
  const waits = [];
  for (const name of names) waits.push(await ensureGroup(GROUPS[name]));
  return async () => {
    for (const wait of waits) await wait();
  };
}

async function ensureGroup(group) {
  const { folder } = group;
  const isWhole = async () => missing(group).every(isNotNeeded) && (folder !== root || (await sqliteLoads()));
  if (await isWhole()) return async () => undefined;
  const release = await lock(folder);
  if (await isWhole()) {
    release();
    return async () => undefined;
  }
  const driver = { compiling: undefined };
  await step(`Installing ${group.what}`, () => install(group, driver));
  return async () => {
    if (folder === root && driver.compiling === undefined && !(await sqliteLoads())) driver.compiling = compileSqlite();
    if (driver.compiling) await step('Preparing the SQLite driver', () => driver.compiling);
    release();
  };
}

const installedOf = (folder) => join(folder, 'node_modules', '.package-lock.json');
const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);

/** The packages of the lock file that `node_modules` lacks. npm writes its list of installed packages last. */
function missing({ folder, isDev }) {
  const installed = existsSync(installedOf(folder)) ? Object.fromEntries(packagesIn(installedOf(folder))) : {};
  const isInstalled = (path, integrity) =>
    installed[path] && installed[path].integrity === integrity && existsSync(join(folder, path));
  return packagesIn(join(folder, 'package-lock.json')).filter(
    ([path, { dev, integrity }]) => path.includes('node_modules/') && (isDev || !dev) && !isInstalled(path, integrity),
  );
}

/** Packages for other systems are never installed. */
const isNotNeeded = ([, { optional, devOptional }]) => optional || devOptional;

/**
 * On a fresh clone core-api's packages come first, so that the SQLite driver compiles while npm fetches the others. Later
 * installs keep node_modules, because a server may be running. They first remove incomplete packages of a killed install:
 * npm takes a folder with a package.json for a complete package.
 */
async function install({ folder, isDev }, driver) {
  const npm = npmIn(folder);
  const isFresh = !existsSync(installedOf(folder));
  if (isFresh && folder !== root) return npm('ci');
  if (isFresh) {
    const first = await npm('ci', '--omit=dev', '--ignore-scripts', '--workspace', '@ruta/core-api');
    if (first.code !== 0) return first;
    driver.compiling = compileSqlite();
  }
  for (const [path] of missing({ folder, isDev })) rmSync(join(folder, path), { recursive: true, force: true });
  const hasDev = isDev || (!isFresh && packagesIn(installedOf(folder)).some(([, { dev }]) => dev));
  return npm('install', '--no-save', hasDev ? '--include=dev' : '--omit=dev');
}

const npmIn =
  (folder) =>
  (...args) =>
    run('npm', [...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      quiet: true,
      onStart: ({ pid }) => appendFileSync(lockOf(folder), ` ${pid}`),
    });

/** Loads the driver in a process of its own: an incomplete one, or one compiled for another Node, may end the process. */
const sqliteLoads = async () =>
  (await run(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], { quiet: true })).code === 0;

/** Downloads the prebuilt driver or compiles it. SQLite's own -O2 runs as fast as -O3 and compiles sooner (decision 0003). */
async function compileSqlite() {
  const { CFLAGS = '-O2', CXXFLAGS = '-O2' } = process.env;
  const result = await run('npm', ['run', 'install'], {
    cwd: at('node_modules/better-sqlite3'),
    env: { CFLAGS, CXXFLAGS },
    quiet: true,
    onStart: ({ pid }) => appendFileSync(lockOf(root), ` ${pid}`),
  });
  if (result.code === 0) return result;
  return { ...result, output: `${result.output}\nTo compile better-sqlite3 needs Python 3 and a C++ compiler.` };
}

const lockOf = (folder) => join(folder, '.installing');

/**
 * Waits until no other command installs into the folder. The lock file contains the pids of the command and of the npm
 * processes that it started, which may outlive it. Resolves to a function that releases the lock.
 */
async function lock(folder) {
  const file = lockOf(folder);
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holders = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number).filter(isAlive) : [];
    if (holders.length === 0) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasSaid) say(`… Waiting for another command that installs packages here (process ${holders.join(', ')})`);
    await sleep(300);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // A zombie has ended; in a container without an init it stays.
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  assertNode();
  await ensurePackages('dev', 'visual');
}
