// A fixed piece of work whose CPU seconds tell how fast a host is at this moment (decision 0059).
const { createHash } = require('node:crypto');

/** Raw CPU seconds from which a test file is weighed by a probe of its own; the budget of a file on the reference host. */
const WEIGHED_FROM = 10;

/** CPU seconds of a fixed piece of work: text, objects, sorting and hashing, the best of so many times. */
function probeSeconds(times) {
  return Math.min(...Array.from({ length: times }, () => measured(fixedWork)));
}

/**
 * What a test file's line says of its cost. A dear one is weighed at once in its own worker: a host that is busy just then
 * takes longer for both, by about as much.
 */
function costOf(cpu) {
  return cpu > WEIGHED_FROM ? { cpu, probe: probeSeconds(2) } : { cpu };
}

function measured(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function fixedWork() {
  const rows = Array.from({ length: 200_000 }, (_, n) => ({ id: n, name: `Persona ${(n * 7919) % 200_000}` }));
  const sorted = JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.name < other.name ? -1 : 1));
  const byName = new Map(
    sorted.map((row) => [row.name.replace(/\d+$/, (digits) => `${digits.length}-${digits}`), row]),
  );
  const hash = createHash('sha256');
  for (const [name, { id }] of byName) hash.update(`${name} ${id}`);
  return hash.digest('hex');
}

module.exports = { costOf, probeSeconds };
