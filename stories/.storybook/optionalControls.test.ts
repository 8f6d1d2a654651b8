import { optionalControls } from './optionalControls';

/** Types as Storybook reports them. */
const absent = { name: 'other', value: 'undefined' };
const variants = { name: 'enum', raw: "'primary' | 'quiet'", value: ['primary', 'quiet'] };
const variant = { name: 'union', raw: 'ButtonVariant | undefined', value: [variants, absent] };

/** The control of a prop of such a type. */
function controlOf(type: object) {
  const context = { argTypes: { prop: { name: 'prop', type } }, initialArgs: {} } as never;
  const { control, options, table } = optionalControls(context)['prop'] ?? {};
  return { control, options, type: table?.type?.summary };
}

test('DS-02 an optional prop of a named union is switched among its literals', () => {
  expect(controlOf(variant)).toEqual({
    control: { type: 'radio' },
    options: ['primary', 'quiet'],
    type: 'ButtonVariant',
  });
});

test('DS-02 many literals are chosen from a list', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { control, options } = controlOf({ ...variant, value: [{ name: 'enum', value: many }, absent] });
  expect([control, options]).toEqual([{ type: 'select' }, many]);
});

test('DS-02 an optional text is a text; a union of kinds keeps what Storybook makes of it', () => {
  const text = { name: 'union', raw: 'string | undefined', value: [{ name: 'string' }, absent] };
  expect(controlOf(text)).toEqual({ control: { type: 'text' }, options: undefined, type: 'string' });
  const kinds = { name: 'union', raw: 'string | number', value: [{ name: 'string' }, { name: 'number' }] };
  expect(controlOf(kinds).control).toBeUndefined();
});
