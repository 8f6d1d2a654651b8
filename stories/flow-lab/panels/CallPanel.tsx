import { useId, useState } from 'react';
import { Button, Card, Form, Inline, Stack, Text, TextField } from '@ruta/design-system';
import type { PendingActor } from '@ruta/state-machines/kit/simulate';
import { formOf, isEmptyForm } from '../form/form-model';
import { PayloadForm } from '../form/PayloadForm';
import type { LabView } from '../view';
import { read, summary, words } from '../words';

interface CallProps {
  view: LabView;
  call: PendingActor;
}

/** Field and button that refuse a call with a typed message. */
function Refusal({ view, call }: CallProps) {
  const { language, onMove } = view;
  const [message, setMessage] = useState<string>(words.failure[language]);
  return (
    <Form
      aria-label={words.fail[language]}
      onSubmit={() => onMove({ do: 'fail', actor: call.id, message: message.trim() || words.failure[language] })}
    >
      <Stack gap={2} align="stretch">
        <TextField label={words.failMessage[language]} size="S" value={message} onChange={setMessage} />
        <Inline>
          <Button type="submit" size="S" icon="close">
            {words.fail[language]}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** A pending call with its input, sample answers and a refusal. */
function Call({ view, call }: CallProps) {
  const { entry, language, onMove } = view;
  const [isWriting, setIsWriting] = useState(false);
  const nameId = useId();
  const { id, src, input } = call;
  const schema = entry.outputs[src];
  const samples = entry.answers[id] ?? [];
  const answer = (output: unknown) => onMove({ do: 'answer', actor: id, output });
  return (
    <Card element="li" padding="S" tone="accent" aria-labelledby={nameId}>
      <Stack gap={2} align="stretch">
        <Inline gap={3}>
          <Text weight="medium" id={nameId}>
            {read(entry.labels.actors, src, language)}
          </Text>
          <Text variant="caption">{src}</Text>
        </Inline>
        {input !== undefined && <Text variant="caption">{`${words.input[language]}: ${summary(input)}`}</Text>}
        {samples.map((output) => (
          <Inline key={JSON.stringify(output)}>
            <Button size="S" icon="check" onPress={() => answer(output)}>
              {[words.answer[language], summary(output)].filter(Boolean).join(' · ')}
            </Button>
          </Inline>
        ))}
        {samples.length === 0 && (schema === undefined || isEmptyForm(formOf(schema))) && (
          <Inline>
            <Button size="S" icon="check" onPress={() => answer(null)}>
              {words.answer[language]}
            </Button>
          </Inline>
        )}
        {schema !== undefined && !isEmptyForm(formOf(schema)) && (
          <>
            <Inline>
              <Button
                size="S"
                variant="quiet"
                icon="edit"
                aria-expanded={isWriting}
                onPress={() => setIsWriting(!isWriting)}
              >
                {words.write[language]}
              </Button>
            </Inline>
            {isWriting && (
              <PayloadForm
                schema={schema}
                samples={samples}
                fields={entry.labels.fields}
                language={language}
                aria-label={read(entry.labels.actors, src, language)}
                sendLabel={words.answer[language]}
                onSend={answer}
              />
            )}
          </>
        )}
        <Refusal view={view} call={call} />
      </Stack>
    </Card>
  );
}

/** Pending calls, answered or refused by hand (SM-02). */
export function CallPanel({ view }: { view: LabView }) {
  const { language, frame, moves } = view;
  if (frame.actors.length === 0) return <Text tone="muted">{words.noCalls[language]}</Text>;
  return (
    <Stack element="ul" gap={3} aria-label={words.calls[language]}>
      {frame.actors.map((call) => (
        // A repeated call gets new fields.
        <Call key={`${call.id} ${moves.length}`} view={view} call={call} />
      ))}
    </Stack>
  );
}
