import { Button, Checkbox, DateField, Inline, NumberField, SegmentedControl } from '@ruta/design-system';
import { Stack, Text, TextArea, TextField, TimeField } from '@ruta/design-system';
import { read, words } from '../words';
import { CodeName } from '../chart/FlowOutline.styles';
import { ChoiceField } from './ChoiceField';
import { FieldGroup } from './form.styles';
import { blankOf, errorKey, valueAt, variantOf, withValue } from './payload';
import type { Of, PayloadFieldProps } from './typing';

const PLAIN_NUMBER: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };

/** Field for one value of a payload, chosen by its schema. Groups and lists contain further fields. */
export function PayloadField(props: PayloadFieldProps) {
  const { shape, path, name, typing } = props;
  const { label, code } = name;
  const value = valueAt(typing.payload, path);
  const set = (next: unknown) => typing.onChange(withValue(typing.payload, path, next));
  const empty = shape.isNullable ? null : undefined;
  const field = { label, description: code ?? undefined, errorMessage: typing.errors[errorKey(path)] };
  const text = typeof value === 'string' ? value : null;
  switch (shape.kind) {
    case 'text': {
      const write = (next: string) => set(next === '' && shape.isNullable ? null : next);
      return shape.isLong ? (
        <TextArea {...field} value={text ?? ''} onChange={write} rows={2} />
      ) : (
        <TextField {...field} value={text ?? ''} onChange={write} />
      );
    }
    case 'date':
      return <DateField {...field} value={text} onChange={(next) => set(next ?? empty)} />;
    case 'time':
      return <TimeField {...field} value={text} onChange={(next) => set(next ?? empty)} />;
    case 'number': {
      const number = typeof value === 'number' ? value : null;
      return (
        <NumberField {...field} value={number} formatOptions={PLAIN_NUMBER} onChange={(next) => set(next ?? empty)} />
      );
    }
    case 'boolean':
      return (
        <Checkbox
          isSelected={value === true}
          onChange={set}
          description={field.description}
          errorMessage={field.errorMessage}
        >
          {label}
        </Checkbox>
      );
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'constant':
      return <Text variant="caption">{`${label}${code === null ? '' : ` (${code})`}: ${String(shape.value)}`}</Text>;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'group':
      return <GroupField {...props} shape={shape} />;
    case 'variants':
      return <VariantField {...props} shape={shape} />;
    case 'json':
      return null;
  }
}

/** Fieldset of a group with its name and error. A nullable group can be set to null. */
function Frame({ shape, path, name, typing, children }: PayloadFieldProps & { children: React.ReactNode }) {
  const value = valueAt(typing.payload, path);
  const error = typing.errors[errorKey(path)];
  const isNothing = shape.isNullable && value === null;
  const change = (isNull: boolean) =>
    typing.onChange(withValue(typing.payload, path, isNull ? null : blankOf({ ...shape, isNullable: false })));
  return (
    <FieldGroup>
      <legend>
        {name.label} {name.code !== null && <CodeName>{name.code}</CodeName>}
      </legend>
      {error !== undefined && (
        <Text variant="caption" tone="danger">
          {error}
        </Text>
      )}
      {shape.isNullable && (
        <Checkbox isSelected={isNothing} onChange={change}>
          {words.noValue[typing.language]}
        </Checkbox>
      )}
      {isNothing ? null : children}
    </FieldGroup>
  );
}

function GroupField(props: Of<'group'>) {
  const { shape, path, typing } = props;
  const fields = shape.fields.map(({ key, shape: inner }) => (
    <PayloadField
      key={key}
      shape={inner}
      path={[...path, key]}
      name={{ label: read(typing.fields, key, typing.language), code: key }}
      typing={typing}
    />
  ));
  return path.length === 0 ? <Stack gap={3}>{fields}</Stack> : <Frame {...props}>{fields}</Frame>;
}

function ListField(props: Of<'list'>) {
  const { shape, path, name, typing } = props;
  const { label } = name;
  const value = valueAt(typing.payload, path);
  const items: readonly unknown[] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const set = (next: readonly unknown[]) => typing.onChange(withValue(typing.payload, path, next));
  const { add, remove } = words;
  return (
    <Frame {...props}>
      {items.map((_, index) => (
        <Stack key={index} gap={1} align="stretch">
          <PayloadField
            shape={shape.item}
            path={[...path, index]}
            name={{ label: `${label} ${index + 1}`, code: null }}
            typing={typing}
          />
          {!shape.isFixed && (
            <Inline>
              <Button
                size="S"
                variant="quiet"
                icon="trash"
                onPress={() => set(items.filter((__, place) => place !== index))}
              >
                {`${remove[typing.language]} ${label} ${index + 1}`}
              </Button>
            </Inline>
          )}
        </Stack>
      ))}
      {!shape.isFixed && (
        <Inline>
          <Button size="S" icon="plus" onPress={() => set([...items, blankOf(shape.item)])}>
            {`${add[typing.language]} ${label}`}
          </Button>
        </Inline>
      )}
    </Frame>
  );
}

function VariantField(props: Of<'variants'>) {
  const { shape, path, name, typing } = props;
  const value = valueAt(typing.payload, path);
  const chosen = variantOf(shape.variants, value);
  const choose = (id: string) => {
    const variant = shape.variants.find((one) => one.name === id);
    if (variant === undefined) return;
    const sample = path.length === 0 && typing.samples.find((one) => variantOf(shape.variants, one) === variant);
    typing.onChange(withValue(typing.payload, path, sample || blankOf(variant.shape)));
  };
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={path.length === 0 ? words.variant[typing.language] : name.label}
        size="S"
        options={shape.variants.map((one) => ({ id: one.name, label: one.name }))}
        value={chosen?.name ?? ''}
        onChange={choose}
      />
      {chosen && <PayloadField shape={chosen.shape} path={path} name={name} typing={typing} />}
    </Stack>
  );
}
