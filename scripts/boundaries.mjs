// npm run boundaries: checks imports against .dependency-cruiser.cjs. Prints how many modules it read and fails where it
// read none.
import { importGraph } from './import-graph.mjs';
import { say } from './kit.mjs';

const { summary, modules } = await importGraph();
for (const { from, to, rule } of summary.violations) say(`✗ ${rule.name}: ${from} → ${to}`);
for (const name of new Set(summary.violations.map(({ rule }) => rule.name))) {
  say(
    `  ${name}: ${[...summary.ruleSetUsed.forbidden, ...summary.ruleSetUsed.required].find((rule) => rule.name === name)?.comment}`,
  );
}
say(JSON.stringify({ modules: modules.length, violations: summary.violations.length }));
process.exit(summary.violations.length === 0 && modules.length > 0 ? 0 : 1);
