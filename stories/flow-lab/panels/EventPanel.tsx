import { useState } from 'react';
import { Button, Disclosure, Inline, Stack, Text } from '@ruta/design-system';
import { choicesIn, type Choice, type Option } from '@ruta/state-machines/kit/flow';
import { failingGuards } from '@ruta/state-machines/kit/guards';
import { formOf, isEmptyForm } from '../form/form-model';
import { PayloadForm } from '../form/PayloadForm';
import type { LabView } from '../view';
import { read, summary, words } from '../words';

/** Why an event is refused: the guards that fail, by their sentence and their name in the code. */
function reasonOf({ entry, language }: LabView, refusedBy: readonly string[]): string {
  if (refusedBy.length === 0) return words.noEffect[language];
  const guards = refusedBy.map((guard) => `${read(entry.labels.guards, guard, language)} (${guard})`);
  return `${words.refused[language]}: ${guards.join('; ')}`;
}

/** A button that sends one event, or says in words why it cannot. The name follows what is seen on it. */
function SendButton({ view, option, children }: { view: LabView; option: Option; children: string }) {
  const { entry, language, onMove } = view;
  const name = read(entry.labels.events, option.event.type, language);
  const reason = option.isAccepted ? undefined : reasonOf(view, option.refusedBy);
  return (
    <Stack gap={1} align="start">
      <Button
        size="S"
        aria-label={children === name ? undefined : `${children} · ${name}`}
        isDisabled={!option.isAccepted}
        disabledReason={reason}
        onPress={() => onMove({ do: 'send', event: option.event })}
      >
        {children}
      </Button>
      {reason !== undefined && (
        <Text variant="caption" tone="muted">
          {reason}
        </Text>
      )}
    </Stack>
  );
}

/** An event of the present situation: its samples to send at once, and a form for any other payload. */
function EventChoice({ view, choice }: { view: LabView; choice: Choice }) {
  const { entry, language, frame, onMove } = view;
  const [isWriting, setIsWriting] = useState(false);
  const { type, options } = choice;
  const schema = entry.events[type];
  const name = read(entry.labels.events, type, language);
  const code = (
    <Text variant="caption" tone="muted">
      {type}
    </Text>
  );
  if (schema === undefined || isEmptyForm(formOf(schema))) {
    return (
      <Inline gap={3} align="baseline">
        {options.slice(0, 1).map((option) => (
          <SendButton key={type} view={view} option={option}>
            {name}
          </SendButton>
        ))}
        {code}
      </Inline>
    );
  }
  const eventOf = (payload: unknown) => ({ type, ...(payload as object) });
  const refusalOf = (payload: unknown) =>
    frame.snapshot.can(eventOf(payload)) ? null : reasonOf(view, failingGuards(frame.snapshot, eventOf(payload)));
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={3}>
        <Text weight="medium">{name}</Text>
        {code}
      </Inline>
      {options.map((option) => (
        <SendButton key={JSON.stringify(option.event)} view={view} option={option}>
          {summary(option.event) || name}
        </SendButton>
      ))}
      <Inline>
        <Button
          size="S"
          variant="quiet"
          icon="edit"
          aria-expanded={isWriting}
          aria-label={`${words.write[language]} · ${name}`}
          onPress={() => setIsWriting(!isWriting)}
        >
          {words.write[language]}
        </Button>
      </Inline>
      {isWriting && (
        <PayloadForm
          schema={schema}
          samples={options.map(({ event }) => event)}
          language={language}
          aria-label={name}
          sendLabel={words.send[language]}
          refusalOf={refusalOf}
          onSend={(payload) => onMove({ do: 'send', event: eventOf(payload) as never })}
        />
      )}
    </Stack>
  );
}

/** Every event of the machine: those that the present state knows, enabled or refused by name, and then the others. */
export function EventPanel({ view }: { view: LabView }) {
  const { entry, language, frame } = view;
  const choices = choicesIn(entry, frame.snapshot);
  const others = Object.keys(entry.events).filter((type) => !choices.some((choice) => choice.type === type));
  return (
    <Stack gap={4}>
      {choices.length === 0 ? (
        <Text tone="muted">{words.noEvents[language]}</Text>
      ) : (
        <Stack element="ul" gap={4} aria-label={words.events[language]}>
          {choices.map((choice) => (
            <Stack key={choice.type} element="li" gap={1}>
              <EventChoice view={view} choice={choice} />
            </Stack>
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <Disclosure title={words.unknownHere[language]} note={others.length} headingLevel={3}>
          <Stack element="ul" gap={1}>
            {others.map((type) => (
              <li key={type}>
                <Text variant="caption">{`${read(entry.labels.events, type, language)} (${type})`}</Text>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
