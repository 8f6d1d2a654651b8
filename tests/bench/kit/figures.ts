import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf, type Line } from './table';

const FILE = join(process.cwd(), 'docs', 'figures.md');
const HEAD = `# Figures

What \`npm run bench -- --record\` measured last (decision 0016). Ratios and processor time hold on other machines;
milliseconds and kilobytes are those of the machine that measured. A run replaces the lines that it measures.
Aims are those of 100,000 visits: deep pages of fewer are as cheap by hand.

| what | unit | figure | aim | verdict | medians | day, visits |
|---|---|---|---|---|---|---|
`;
const ROW = /^\| (?!what \|)(?!-)/;

/** Writes the lines into docs/figures.md. A line is known by what it measures and its unit. `when` is a day. */
export function record(lines: readonly Line[], when: string): void {
  const rows = new Map<string, string>();
  const known = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  for (const row of known.filter((line) => ROW.test(line))) rows.set(keyOf(row), row);
  for (const line of lines) {
    const [what, figure, aim, unit, verdict, medians] = rowOf(line);
    const row = `| ${[what, unit, figure, aim, verdict, medians, when].join(' | ')} |`;
    rows.set(keyOf(row), row);
  }
  writeFileSync(FILE, `${HEAD}${[...rows.values()].join('\n')}\n`);
}

const keyOf = (row: string) => row.split(' | ').slice(0, 2).join(' | ');
