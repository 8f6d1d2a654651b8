import { build, type InlineConfig, type Rolldown } from 'vite';
import { closure, type EarlyChunks } from './early-chunks';

/** A file that the modules of `test` are laid in. */
export interface FirstFile {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/** Of all pages: what more of them need than this lies together, and who needs one piece takes them all. */
const MANY = 1 / 5;
/** What fewer of them need than this lies with the page it was made for. */
const FEW = 1 / 10;
const AREA = /\/src\/app\/areas\/\w+\.ts$/;

/**
 * The files that first visits fetch, few instead of the many that a bundler makes of what is shared: each further one
 * costs a trip to the server. A build without them tells which modules there are in the end: `door` is what the sign-in
 * form has in common with what comes after it, `fields` and `choices` what with most and with some other forms, `routed`
 * what knows the pages and `shell` what stands around each, apart so that neither holds the browser up while it runs,
 * `home` the page that most begin with. The rest stays as it is.
 */
export async function firstFiles(config: InlineConfig, { signIn, shell, pages }: EarlyChunks): Promise<FirstFile[]> {
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
  // Pages keep files of their own, by which they are asked for; the table of an area may lie with the area's first page.
  const alone = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []).filter((id) => !AREA.test(id));
  const needed = (modules: readonly string[]) =>
    modulesIn(closure(chunks, modules)).filter((module) => !base.includes(module) && !alone.includes(module));

  const stranger = needed(signIn);
  const [router = ''] = shell;
  const [home = [], ...others] = pages.map((page) => needed(page.modules));
  const common = [...needed(shell), ...home.filter((module) => others.some((page) => page.includes(module)))];
  const shares = sharesOf(alone.map((page) => needed([page])));
  const files = {
    door: stranger.filter((module) => common.includes(module) || home.includes(module)),
    fields: stranger.filter((module) => (shares.get(module) ?? 0) > MANY),
    choices: stranger.filter((module) => (shares.get(module) ?? 0) > FEW),
    signIn: stranger,
    routed: needed([router]),
    shell: common,
    home,
  };
  return Object.entries(files).map(([name, modules], index) => {
    const known = new Set(modules);
    // A module of several lies in the first of these; all are below what every page begins with.
    return { name, test: (id) => known.has(id), priority: 2 - (index + 1) / 10 };
  });
}

/** How large a part of the pages needs each module. */
function sharesOf(pages: readonly (readonly string[])[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const module of pages.flat()) shares.set(module, (shares.get(module) ?? 0) + 1 / pages.length);
  return shares;
}
