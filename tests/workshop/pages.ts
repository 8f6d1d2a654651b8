import { createHash } from 'node:crypto';

/** A page of the Storybook: the stories with one title. */
export interface WorkshopPage {
  readonly title: string;
  /** Its story files and docs, relative to the repository. */
  readonly files: readonly string[];
}

/** What a short run plays. */
export interface WorkshopDraw {
  /** The same seed draws the same pages: the commit's hash, outside git that of the sources. */
  readonly seed: string;
  /** Story files that the change reaches; `all` where it reaches everything. */
  readonly reached: readonly string[] | 'all';
}

const SHARE = 0.1;

/**
 * Reads the draw that `npm test` gives in WORKSHOP_SEED and WORKSHOP_REACHED (paths, a line each, or `all`). Undefined in
 * `npm run test:all` and where the workshop is run by hand: then every page is played.
 */
export function drawOf(env: Readonly<Record<string, string | undefined>>): WorkshopDraw | undefined {
  const { TESTS_WHOLE: whole, WORKSHOP_SEED: seed, WORKSHOP_REACHED: reached = '' } = env;
  if (whole !== undefined || seed === undefined) return undefined;
  return { seed, reached: reached === 'all' ? 'all' : reached.split('\n').filter(Boolean) };
}

/** The pages of a short run: a tenth, rounded up, drawn by the seed, and those of the files that are reached. */
export function pagesDrawn<Page extends WorkshopPage>(pages: readonly Page[], { seed, reached }: WorkshopDraw): Page[] {
  if (reached === 'all') return [...pages];
  const rank = ({ title }: Page) => createHash('sha256').update(`${seed} ${title}`).digest('hex');
  const ranked = pages
    .map((page) => ({ page, rank: rank(page) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const tenth = new Set(ranked.slice(0, Math.ceil(pages.length * SHARE)).map(({ page }) => page));
  return pages.filter((page) => tenth.has(page) || page.files.some((file) => reached.includes(file)));
}
