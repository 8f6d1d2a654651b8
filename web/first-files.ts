import { build, type InlineConfig, type Rolldown } from 'vite';
import { closure, type EarlyChunks } from './early-chunks';

/** A file of the build, and the modules that go into it. */
export interface FirstFile {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/** A module that more than this share of the pages needs goes into the shared file `fields`. */
const MANY = 1 / 6;
/** A module that fewer than this share of the pages needs stays with its page. */
const FEW = 1 / 10;
const AREA = /\/src\/app\/areas\/\w+\.ts$/;

/**
 * Groups the modules of first visits into a few files, because each file costs a round trip. A trial build tells which
 * modules exist. `door`: what the sign-in form shares with later pages. `fields`, `choices`: what it shares with most,
 * and with some, forms. `routed`: the router. `shell`: the frame; apart from the router, so that neither blocks the
 * browser for long. `home`: the page that most visits begin with. `menus`: what is loaded
 * when the browser is idle. All other modules stay as the bundler places them.
 */
export async function firstFiles(
  config: InlineConfig,
  { signIn, shell, idle, pages }: EarlyChunks,
): Promise<FirstFile[]> {
  const trial = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  const chunks = [trial]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const modulesIn = (files: readonly string[]) =>
    chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ moduleIds }) => moduleIds);
  const base = modulesIn(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [entry.fileName, ...entry.imports]),
  );
  // Pages keep their own files, because they are imported by them. An area's table may share a file with a page.
  const pageModules = chunks
    .flatMap(({ facadeModuleId }) => facadeModuleId ?? [])
    .filter((id) => !AREA.test(id) && !shell.some((module) => id.endsWith(module)));
  const needed = (modules: readonly string[]) =>
    modulesIn(closure(chunks, modules)).filter((module) => !base.includes(module) && !pageModules.includes(module));

  const signInModules = needed(signIn);
  const [router = ''] = shell;
  const [home = [], ...others] = pages.map((page) => needed(page.modules));
  const common = [...needed(shell), ...home.filter((module) => others.some((page) => page.includes(module)))];
  const shares = sharesOf(pageModules.map((page) => needed([page])));
  const files = {
    door: signInModules.filter((module) => common.includes(module) || home.includes(module)),
    fields: signInModules.filter((module) => (shares.get(module) ?? 0) > MANY),
    choices: signInModules.filter((module) => (shares.get(module) ?? 0) > FEW),
    signIn: signInModules,
    routed: needed([router]),
    shell: common,
    home,
    menus: needed(idle),
  };
  return Object.entries(files).map(([name, modules], index) => {
    const known = new Set(modules);
    // A module in several groups goes into the first. All have a lower priority than the base.
    return { name, test: (id) => known.has(id), priority: 2 - (index + 1) / 10 };
  });
}

/** Share of the pages that need each module, 0 to 1. */
function sharesOf(pages: readonly (readonly string[])[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const module of pages.flat()) shares.set(module, (shares.get(module) ?? 0) + 1 / pages.length);
  return shares;
}
