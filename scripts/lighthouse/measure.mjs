// Measures pages with Lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { say } from '../kit.mjs';

/** The folder for the complete reports. */
const REPORTS = process.env.LIGHTHOUSE_REPORTS;
export const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

/** The medians of several runs of one page, each with an empty cache. Cookies are kept, so the coach stays signed in. */
export async function measure(name, url, port) {
  const runs = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const lhr = await runOnce(url, port);
    runs.push(figuresOf(lhr));
    if (REPORTS) {
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(join(REPORTS, `${name.replace(' ', '-')}-${run}.json`), JSON.stringify(lhr));
    }
    say(`  ${name} ${run}/${RUNS}: performance ${runs.at(-1).performance}`);
  }
  const row = Object.fromEntries(
    ['performance', 'fcp', 'lcp', 'tbt', 'cls', 'kb', 'speed'].map((figure) => [
      figure,
      median(runs.map((one) => one[figure])),
    ]),
  );
  // The worst run counts, because a violation found once is there.
  const accessibility = Math.min(...runs.map((one) => one.accessibility));
  const failing = [...new Set(runs.flatMap((one) => one.failing))];
  return { name, ...row, accessibility, failing };
}

/** One run. On a busy machine the browser may lose the beginning of its trace; the run is then repeated. */
async function runOnce(url, port, attempts = 3) {
  const options = { port, logLevel: 'silent', output: 'json', onlyCategories: ['performance', 'accessibility'] };
  const { lhr } = (await lighthouse(url, options)) ?? {};
  if (!lhr || lhr.runtimeError) {
    if (attempts > 1) return runOnce(url, port, attempts - 1);
    throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gave no result');
  }
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} redirected to ${lhr.finalDisplayedUrl}`);
  return lhr;
}

function figuresOf({ categories, audits, environment }) {
  const refs = categories.accessibility.auditRefs.filter(({ weight }) => weight > 0);
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    failing: refs.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < 1),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    kb: audits['total-byte-weight'].numericValue / 1000,
    speed: environment.benchmarkIndex,
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
