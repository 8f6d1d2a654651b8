// Measures the processor time of a program and everything that it starts. On Linux only: elsewhere the times are unknown.
import { readFileSync, readdirSync } from 'node:fs';

const EVERY_MS = 250;
/** Clock ticks per second in /proc; Linux has 100 on every platform that Node supports. */
const TICKS_PER_SECOND = 100;
const meters = new Set();
let sampling;

/**
 * Starts to measure a process. The function it returns ends that, and gives the CPU seconds (user and system) of the
 * process and its descendants, also of those that lost their parent, as Chromium's do: the system's own sums of children
 * leave these out. Undefined where there is no /proc. A process that lives for less than a quarter of a second may be missed.
 */
export function measureCpu(pid) {
  if (process.platform !== 'linux') return () => undefined;
  const meter = { roots: new Set([pid]), seconds: new Map() };
  meters.add(meter);
  sampling ??= setInterval(sample, EVERY_MS).unref();
  sample();
  return () => {
    sample();
    meters.delete(meter);
    if (meters.size === 0) {
      clearInterval(sampling);
      sampling = undefined;
    }
    return [...meter.seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

function sample() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter(Boolean)
    // Parents before their children.
    .sort((one, other) => one.started - other.started);
  for (const { roots, seconds } of meters)
    for (const { pid, parent, started, cpu } of processes) {
      const known = `${pid} ${started}`;
      if (!roots.has(pid) && !roots.has(parent) && !seconds.has(known)) continue;
      roots.add(pid);
      seconds.set(known, cpu);
    }
}

/** A process's parent, when it started, and its CPU seconds. Undefined where it has ended. */
function read(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the other fields may contain spaces and parentheses.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    return { pid: Number(pid), parent: Number(fields[1]), started: Number(fields[19]), cpu };
  } catch {
    return undefined;
  }
}
