import { useState } from 'react';
import { Button, Form, InlineAlert, SegmentedControl, Select, Stack, Text, TextArea } from '@ruta/design-system';
import { fieldErrors } from '@ruta/contracts/kit/issues';
import type { LabelLanguage, MachineLabels } from '@ruta/state-machines/kit/labels';
import { asJson, summary, words } from '../words';
import { formOf, type PayloadSchema } from './form-model';
import { PayloadField } from './PayloadField';
import { blankOf, fitted } from './payload';

interface PayloadFormProps {
  schema: PayloadSchema;
  /** Sample payloads; the first one is filled in. */
  samples: readonly unknown[];
  /** Field labels by key. */
  fields: MachineLabels['fields'];
  language: LabelLanguage;
  /** Label of the submit button. */
  sendLabel: string;
  /** Accessible name of the form. */
  'aria-label': string;
  /** Reason why a valid payload cannot be sent now; null if it can. */
  refusalOf?: ((payload: unknown) => string | null) | undefined;
  /** Called with the parsed payload. */
  onSend: (payload: unknown) => void;
}

const asText = (payload: unknown) => asJson(payload, 2);

function parsed(text: string): { payload: unknown } | null {
  try {
    return { payload: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/**
 * Form for a payload, generated from its schema (SM-02), with JSON as an alternative. Invalid payloads are not sent.
 */
export function PayloadForm(props: PayloadFormProps) {
  const { schema, samples, fields, language, sendLabel, refusalOf, onSend } = props;
  const shape = formOf(schema);
  const [payload, setPayload] = useState(() => (samples.length > 0 ? fitted(shape, samples[0]) : blankOf(shape)));
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [json, setJson] = useState<string | null>(shape.kind === 'json' ? asText(payload) : null);

  const written = json === null ? { payload } : parsed(json);
  const checked = written === null ? null : schema.safeParse(written.payload, { reportInput: true });
  const refusal = checked?.success === true ? (refusalOf?.(checked.data) ?? null) : null;
  const change = (next: unknown) => {
    setPayload(next);
    setErrors({});
  };
  const fill = (next: unknown) => {
    change(next);
    if (json !== null) setJson(asText(next));
  };
  const send = () => {
    if (checked === null) return setErrors({ _: words.wrongJson[language] });
    if (!checked.success) {
      const found = Object.entries(fieldErrors(checked.error.issues, language));
      return setErrors(Object.fromEntries(found.map(([path, sentences]) => [path, sentences[0]])));
    }
    setErrors({});
    if (refusal === null) onSend(checked.data);
  };
  const found = Object.entries(errors).map(([path, sentence]) =>
    path === '_' ? sentence : `${path}: ${sentence ?? ''}`,
  );

  return (
    <Form aria-label={props['aria-label']} onSubmit={send}>
      <Stack gap={3}>
        {samples.length > 1 && (
          <Select
            label={words.sample[language]}
            size="S"
            defaultValue="0"
            items={samples.map((sample, index) => ({ id: String(index), label: summary(sample) || '{}' }))}
            onChange={(id) => fill(fitted(shape, samples[Number(id ?? 0)]))}
          />
        )}
        {shape.kind !== 'json' && (
          <SegmentedControl
            label={words.view[language]}
            size="S"
            options={[
              { id: 'form', label: words.form[language] },
              { id: 'json', label: words.json[language] },
            ]}
            value={json === null ? 'form' : 'json'}
            onChange={(view) => {
              if (written !== null) setPayload(written.payload);
              setJson(view === 'json' ? asText(payload) : null);
              setErrors({});
            }}
          />
        )}
        {json === null ? (
          <PayloadField
            shape={shape}
            path={[]}
            name={{ label: words.answer[language], code: null }}
            typing={{ payload, onChange: change, errors, fields, language, samples }}
          />
        ) : (
          <TextArea
            label={words.json[language]}
            value={json}
            rows={4}
            errorMessage={found.length > 0 ? found.join(' · ') : undefined}
            onChange={(text) => {
              setJson(text);
              setErrors({});
            }}
          />
        )}
        {found.length > 0 && (
          <InlineAlert tone="danger" title={words.wrongPayload[language]} isLive>
            {errors['_'] !== undefined && json === null ? errors['_'] : null}
          </InlineAlert>
        )}
        <Button
          type="submit"
          size="S"
          variant="primary"
          isDisabled={refusal !== null}
          disabledReason={refusal ?? undefined}
        >
          {sendLabel}
        </Button>
        {refusal !== null && <Text variant="caption">{refusal}</Text>}
      </Stack>
    </Form>
  );
}
