// npm run boundaries: checks imports against .dependency-cruiser.cjs. Prints how many modules it read and fails where it
// read none.
import { run, say } from './kit.mjs';

const folders = [
  'contracts/src',
  'state-machines/src',
  'design-system/src',
  'core-api/src',
  'bff/src',
  'web/src',
  'stories',
  'tests',
];
const { output } = await run(
  'npx',
  ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
  { quiet: true },
);
const start = output.indexOf('{');
if (start < 0) {
  say(output);
  process.exit(1);
}
const { summary, modules } = JSON.parse(output.slice(start));
const ours = modules.filter(({ source }) => /^[a-z-]+\/.*\.tsx?$/.test(source) && !source.includes('node_modules'));
for (const { from, to, rule } of summary.violations) say(`✗ ${rule.name}: ${from} → ${to}`);
for (const name of new Set(summary.violations.map(({ rule }) => rule.name))) {
  say(
    `  ${name}: ${[...summary.ruleSetUsed.forbidden, ...summary.ruleSetUsed.required].find((rule) => rule.name === name)?.comment}`,
  );
}
say(JSON.stringify({ modules: ours.length, violations: summary.violations.length }));
process.exit(summary.violations.length === 0 && ours.length > 0 ? 0 : 1);
