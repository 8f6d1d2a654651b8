import { MACHINE_IDS, MACHINES } from '@ruta/state-machines/machines';
import { formOf, shapeOf, type FieldShape } from './form-model';
import { blankOf, fitted, valueAt, variantOf, withValue } from './payload';

const { visit, dpi, survey, activity, session } = MACHINES;
const kindsOf = (shape: FieldShape) =>
  shape.kind === 'group'
    ? Object.fromEntries(shape.fields.map(({ key, shape: inner }) => [key, inner.kind]))
    : shape.kind;
const schemaOf = (schemas: typeof visit.events, name: string) => {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`There is no ${name}`);
  return schema;
};
const eventForm = (entry: typeof visit, type: string) => formOf(schemaOf(entry.events, type));

/** Maps, such as responses by question, have no fixed fields: they are written in the view of JSON. */
const hasMap = (schema: (typeof visit.events)[string]) =>
  JSON.stringify(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' })).includes('"additionalProperties":{');

describe('SM-02 forms from the schemas of events and answers', () => {
  it('SM-02 makes a field of the right kind for each part of a payload', () => {
    expect(kindsOf(eventForm(activity, 'reschedule.submitted'))).toEqual({
      date: 'date',
      time: 'time',
      justification: 'text',
    });
    expect(kindsOf(eventForm(session, 'credentials.submitted'))).toEqual({
      email: 'text',
      password: 'text',
      remember: 'boolean',
    });
  });

  it('SM-02 tells a nullable field from one that has to be there', () => {
    const form = eventForm(visit, 'visit.scheduleChanged');
    expect(form).toMatchObject({
      kind: 'group',
      fields: [{ key: 'date', shape: { kind: 'date', isNullable: true } }, {}],
    });
    expect(blankOf(form)).toEqual({ date: null, time: null });
  });

  it('SM-02 offers literals as a choice, and knows variants by their constant or their kind', () => {
    expect(eventForm(dpi, 'time.allowanceChosen')).toMatchObject({
      fields: [{ key: 'factor', shape: { kind: 'choice', options: [1, 2, 10] } }],
    });
    const answer = formOf(schemaOf(dpi.outputs, 'saveAnswer'));
    expect(answer.kind === 'variants' && answer.variants.map(({ name }) => name)).toEqual([
      'stored',
      'finished',
      'closed',
      'refused',
    ]);
    expect(eventForm(survey, 'response.given')).toMatchObject({
      fields: [{ shape: { kind: 'variants', variants: [{ name: 'number' }, { name: 'text' }] } }],
    });
  });

  it('SM-02 knows which variant a sample is', () => {
    const answer = formOf(schemaOf(dpi.outputs, 'saveAnswer'));
    const variants = answer.kind === 'variants' ? answer.variants : [];
    expect(variantOf(variants, { outcome: 'closed' })?.name).toBe('closed');
    expect(variantOf(variants, 'nothing of this')?.name).toBe('stored');
  });

  it('SM-02 nests lists and groups as deep as the schema does', () => {
    const form = eventForm(visit, 'draft.autosaved');
    const draft = form.kind === 'group' ? form.fields.find(({ key }) => key === 'draft')?.shape : undefined;
    const axes = draft?.kind === 'group' ? draft.fields.find(({ key }) => key === 'axes')?.shape : undefined;
    expect(axes).toMatchObject({ kind: 'list', isFixed: true, item: { kind: 'group' } });
  });

  it('SM-02 leaves what no form can be made of to JSON', () => {
    expect(shapeOf({}).kind).toBe('json');
    expect(shapeOf({ type: 'object' }).kind).toBe('json');
  });

  it.each(MACHINE_IDS)('SM-02 makes a form of every event and every answer of %s, which its samples fit', (id) => {
    const { events, outputs, samples } = MACHINES[id];
    for (const [name, schema] of [...Object.entries(events), ...Object.entries(outputs)]) {
      if (hasMap(schema)) continue;
      expect(JSON.stringify([name, formOf(schema)])).not.toContain('"kind":"json"');
    }
    const fit = (type: string) => (sample: { type: string }) =>
      sample.type === type && schemaOf(events, type).safeParse(fitted(formOf(schemaOf(events, type)), sample)).success;
    // Some samples are invalid on purpose; at least one per event must be valid.
    for (const type of new Set(samples.map((sample) => sample.type)))
      expect([type, samples.some(fit(type))]).toEqual([type, true]);
  });

  it('SM-02 reads and writes a value deep in a payload and leaves the rest as it is', () => {
    const before = { draft: { axes: [{ actions: 'Observar' }, { actions: 'Leer' }] } };
    const after = withValue(before, ['draft', 'axes', 1, 'actions'], 'Escribir');
    expect(valueAt(after, ['draft', 'axes', 1, 'actions'])).toBe('Escribir');
    expect(valueAt(after, ['draft', 'axes', 0])).toBe(before.draft.axes[0]);
    expect(valueAt(after, ['nothing', 3, 'here'])).toBeUndefined();
    expect(withValue({ title: 'Visita' }, ['title'], undefined)).toEqual({});
  });
});
