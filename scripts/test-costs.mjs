// What a run of `npm test` costs, in CPU seconds, against the budgets in tests/costs.json (decision 0059).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { probeSeconds } from './cost-probe.cjs';
import { at, root, say } from './kit.mjs';

const TOLD_FILES = 20;
/** A step is told, and a test file fails, beyond this share of its budget: the probe tells a host's speed to a quarter. */
const TOLERANCE = 1.25;
const ROOM = /^(?:(?:contracts|state-machines)\/src|(?:core-api|bff|web)\/src\/features|stories\/rooms)\/([^/]+)\//;
const budgets = JSON.parse(readFileSync(at('tests/costs.json'), 'utf8'));

/** The probe, the best of three. A slow or busy host takes longer for it, by about as much as for the tests. */
const probe = () => probeSeconds(3);

/** Collects what the steps of a run cost. */
export class Costs {
  /** How much slower than the reference this host was when the run began. */
  #slowness;
  #measure;
  #steps = [];
  #files = [];

  /** `measure` gives the CPU seconds of the probe. */
  constructor(measure = probe) {
    this.#measure = measure;
    this.#slowness = this.#slownessNow();
    say(`Probe: ${this.#slowness.toFixed(2)} times the reference.`);
  }

  #slownessNow() {
    return this.#measure() / budgets.probe;
  }

  /**
   * Adds a step: wall seconds, CPU seconds (undefined where the system does not tell) and the number of tests. What comes
   * again by the same name is added to it.
   */
  addStep(name, { wall, cpu, tests }) {
    const known = this.#steps.find((step) => step.name === name);
    if (known) {
      wall += known.wall;
      cpu = cpu === undefined ? undefined : cpu + (known.cpu ?? 0);
      this.#steps.splice(this.#steps.indexOf(known), 1);
    }
    this.#steps.push({ name, wall, cpu, units: cpu === undefined ? undefined : cpu / this.#slowness, tests });
  }

  /**
   * Adds the files of a Jest step, from the lines that its runner wrote to `path`. The probe is measured again, and dear
   * files bring one of their own: a host that became slower or busier meanwhile allows them as much.
   */
  addJestFiles(step, path) {
    if (!existsSync(path)) return;
    const slowness = Math.max(this.#slowness, this.#slownessNow());
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const isEntry = ({ file }) => file.endsWith('.test.cjs');
    for (const { file, cpu, probe: own = 0 } of lines.filter((line) => !isEntry(line))) {
      const name = file.startsWith('/') ? relative(root, file) : file;
      this.#addFile(step, name, cpu, Math.max(slowness, own / budgets.probe));
    }
  }

  /** Adds the files of a step that is measured as a whole: each gets the share of its time, `seconds`, in that of all. */
  addShares(step, files) {
    const { cpu } = this.#steps.find(({ name }) => name === step) ?? {};
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    if (cpu === undefined || all === 0) return;
    for (const { file, seconds } of files) this.#addFile(step, file, (cpu * seconds) / all, this.#slowness);
  }

  #addFile(step, file, cpu, slowness) {
    this.#files.push({ step, file, cpu, units: cpu / slowness });
  }

  /** Prints a step's dearest files. */
  sayDearest(step) {
    const files = this.#files.filter((file) => file.step === step).sort((one, other) => other.cpu - one.cpu);
    for (const { file, cpu } of files.slice(0, TOLD_FILES)) say(`   ${cpu.toFixed(1).padStart(6)} CPU s  ${file}`);
  }

  /** Jest's test files beyond their budget by more than the probe's precision, that no exception names, as sentences. */
  dearFiles() {
    return this.#filesBeyond(budgets.file * TOLERANCE).map(
      ({ step, file, units }) =>
        `${step}: ${file} costs ${units.toFixed(1)} CPU s; a test file may cost ${budgets.file}. Divide it or make it cheaper; an exception stands in tests/costs.json with its reason.`,
    );
  }

  #filesBeyond(limit) {
    return this.#files.filter(
      ({ step, file, units }) => isJest(step) && units > limit && !(file in budgets.exceptions),
    );
  }

  /** Steps, rooms and test files over their budget, as sentences. */
  overBudget() {
    const steps = this.#steps
      .filter(({ name, units }) => units > (budgets.steps[name] ?? Infinity) * TOLERANCE)
      .map(({ name, units }) => `step ${name}: ${units.toFixed(0)} CPU s of ${budgets.steps[name]}`);
    const rooms = [...this.#rooms()]
      .filter(([, units]) => units > budgets.room)
      .map(([name, units]) => `room ${name}: ${units.toFixed(0)} CPU s of ${budgets.room}`);
    const files = this.#filesBeyond(budgets.file).map(
      ({ step, file, units }) => `${step}: ${file}: ${units.toFixed(1)} CPU s of ${budgets.file}`,
    );
    return [...steps, ...rooms, ...files];
  }

  /** The cost of each room: its test files in all packages, and its stories. */
  #rooms() {
    const rooms = new Map();
    for (const { file, units } of this.#files) {
      const [, room] = ROOM.exec(file) ?? [];
      if (room !== undefined) rooms.set(room, (rooms.get(room) ?? 0) + units);
    }
    return new Map([...rooms].sort(([, one], [, other]) => other - one));
  }

  /** Prints the table of steps and writes test-results/cost.json. */
  finish() {
    say('\nstep                wall s   CPU s  budget   tests');
    for (const { name, wall, cpu, tests } of this.#steps)
      say(
        [
          name.padEnd(18),
          wall.toFixed(0).padStart(8),
          (cpu?.toFixed(0) ?? '?').padStart(8),
          String(budgets.steps[name] ?? '').padStart(8),
          String(tests ?? '').padStart(8),
        ].join(''),
      );
    mkdirSync(at('test-results'), { recursive: true });
    writeFileSync(
      join(at('test-results'), 'cost.json'),
      JSON.stringify(
        {
          slowness: this.#slowness,
          steps: this.#steps,
          rooms: Object.fromEntries(this.#rooms()),
          files: this.#files.sort((one, other) => other.cpu - one.cpu),
        },
        null,
        2,
      ),
    );
  }
}

/** Steps whose files are measured one by one. */
function isJest(step) {
  return step === 'unit' || step === 'mariadb';
}
