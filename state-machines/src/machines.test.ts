import type { EventObject } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { z } from 'zod';
import { choicesIn } from './kit/flow';
import { fieldsIn } from './kit/fields';
import { fieldFaults, labelFaults } from './kit/labels';
import { lastFrame, simulate, type Move } from './kit/simulate';
import { MACHINES, type MachineEntry } from './machines';

const all = Object.values(MACHINES);
const fieldsOf = (schema: z.ZodType) => Object.keys((schema as z.ZodObject).shape);
const withPayload = ({ events }: MachineEntry) =>
  Object.entries(events).filter(([, schema]) => fieldsOf(schema).length > 0);
/** One sample is invalid on purpose: the lab shows how a short reason is refused. */
const isWrongOnPurpose = (sample: EventObject) => Object.values(sample).includes('Lluvia');
const acceptable = (entry: MachineEntry, type: string) =>
  entry.samples.filter((sample) => sample.type === type && !isWrongOnPurpose(sample));
/** Port name by invocation id. */
const portsOf = ({ machine }: MachineEntry) =>
  new Map(
    getStateNodes(machine).flatMap(({ invoke }) =>
      invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : ''] as const),
    ),
  );

test('SM-01 each machine is registered under its own id, with the feature rows it implements', () => {
  for (const { id, machine, features } of all) {
    expect(machine.id).toBe(id);
    for (const feature of features) expect(feature).toMatch(/^[A-Z]{2,3}-\d{2}$/);
    expect(features.length).toBeGreaterThan(0);
  }
});

test('SM-02 the fields of a payload are found in groups, lists and variants', () => {
  const { visit, survey } = MACHINES;
  expect(fieldsIn(visit.events)).toEqual(expect.arrayContaining(['version', 'axes', 'specifications', 'today']));
  expect(fieldsIn(visit.outputs)).toEqual(expect.arrayContaining(['outcome', 'theirs', 'editedBy']));
  expect(fieldsIn(survey.outputs)).toEqual(expect.arrayContaining(['questions', 'optionIds', 'language']));
});

describe.each(all.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
  test('SM-02 every state, event, call and guard has a label in both languages, and no label is left over', () => {
    expect(labelFaults(entry.machine, entry.labels)).toEqual({ missing: [], stale: [] });
    for (const { es, en } of [entry.name, ...Object.values(entry.openings)]) expect([es, en]).not.toContain('');
    expect(Object.keys(entry.openings)).toEqual(Object.keys(entry.inputs));
  });

  test('SM-02 every field of every payload and of every answer has a label in both languages, and no label is left over', () => {
    const { events, outputs, labels } = entry;
    const fields = [...new Set([...fieldsIn(events), ...fieldsIn(outputs)])];
    expect(fields.length).toBeGreaterThan(2);
    expect(fieldFaults(fields, labels)).toEqual({ missing: [], stale: [] });
  });

  test('SM-01 it listens to exactly the events that have a schema, and calls exactly the ports that have one', () => {
    const listened = entry.machine.events.map(String).filter((type) => !type.startsWith('xstate.') && type !== '');
    expect([...new Set(listened)].sort()).toEqual(Object.keys(entry.events).sort());
    expect([...new Set(portsOf(entry).values())].sort()).toEqual(Object.keys(entry.outputs).sort());
  });

  test('SM-02 each event with a payload has a sample, and its schema accepts the samples as they are', () => {
    for (const [type, schema] of withPayload(entry)) {
      expect([type, acceptable(entry, type).length > 0]).toEqual([type, true]);
      for (const sample of acceptable(entry, type))
        expect({ type, ...(schema.parse(sample) as object) }).toEqual(sample);
    }
    for (const { type } of entry.samples) expect(Object.keys(entry.events)).toContain(type);
  });

  test('SM-02 a wrong payload is refused: nothing at all, or any one field of another kind', () => {
    for (const [type, schema] of withPayload(entry)) {
      expect([type, schema.safeParse({ type }).success]).toEqual([type, false]);
      const [sample] = acceptable(entry, type);
      for (const field of fieldsOf(schema))
        expect([type, field, schema.safeParse({ ...sample, [field]: Symbol('wrong') }).success]).toEqual([
          type,
          field,
          false,
        ]);
    }
  });

  test('SM-02 every call has an answer to try, and every answer is one that its port may give', () => {
    const ports = portsOf(entry);
    expect(Object.keys(entry.answers).sort()).toEqual([...ports.keys()].sort());
    for (const [call, answers] of Object.entries(entry.answers)) {
      expect(answers.length).toBeGreaterThan(0);
      const schema = entry.outputs[ports.get(call) ?? ''];
      for (const answer of answers) expect(schema?.parse(answer)).toEqual(answer);
    }
  });

  test('SM-02 whatever is refused is explained by guards that have a name', () => {
    const refused = new Set<string>();
    /** Moves to try next: accepted samples and answers. Each state value is examined once. */
    const look = (opening: string, moves: Move[], seen: Set<string>): Move[] => {
      const { snapshot, actors } = lastFrame(simulate(entry.machine, entry.inputs[opening], moves));
      const standing = JSON.stringify(snapshot.value);
      if (seen.has(standing)) return [];
      seen.add(standing);
      const choices = choicesIn(entry, snapshot).flatMap(({ options }) => options);
      for (const { event, isAccepted, refusedBy } of choices) {
        expect([standing, event, refusedBy.length > 0]).toEqual([standing, event, !isAccepted]);
        for (const guard of refusedBy) refused.add(guard);
      }
      const answers = actors.flatMap(({ id }) =>
        (entry.answers[id] ?? []).map((output): Move => ({ do: 'answer', actor: id, output })),
      );
      return [
        ...choices.filter(({ isAccepted }) => isAccepted).map(({ event }): Move => ({ do: 'send', event })),
        ...answers,
      ];
    };
    for (const opening of Object.keys(entry.inputs)) {
      const seen = new Set<string>();
      const queue: Move[][] = [[]];
      for (let moves = queue.shift(); moves; moves = queue.shift())
        for (const move of look(opening, moves, seen)) queue.push([...moves, move]);
    }
    expect(refused.size).toBeGreaterThan(0);
    for (const guard of refused) expect(Object.keys(entry.labels.guards)).toContain(guard);
  });
});
