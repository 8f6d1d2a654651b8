import { createContext, memo, use, useMemo, useState } from 'react';
import { Button, Disclosure, Inline, Stack, Text } from '@ruta/design-system';
import { choicesIn, type Choice, type Option } from '@ruta/state-machines/kit/flow';
import { failingGuards } from '@ruta/state-machines/kit/guards';
import { formOf, isEmptyForm } from '../form/form-model';
import { PayloadForm } from '../form/PayloadForm';
import type { LabView } from '../view';
import { reasonOf } from './refusal';
import { read, summary, words } from '../words';

type Told = Pick<LabView, 'entry' | 'language' | 'onMove'>;

/** Current frame for an open form, which validates against it without re-rendering the buttons around it. */
const Standing = createContext<LabView['frame'] | null>(null);

/** Button that sends an event, or describes why it is refused. Its accessible name includes its visible text. */
function SendButton({ view, option, children }: { view: Told; option: Option; children: string }) {
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

interface EventChoiceProps extends Told {
  choice: Choice;
}

/** Form for another payload of an event. */
function EventForm({ choice: { type, options }, ...view }: EventChoiceProps) {
  const { entry, language, onMove } = view;
  const frame = use(Standing);
  const schema = entry.events[type];
  if (schema === undefined || frame === null) return null;
  const eventOf = (payload: unknown) => ({ type, ...(payload as object) });
  const refusalOf = (payload: unknown) =>
    frame.snapshot.can(eventOf(payload)) ? null : reasonOf(view, failingGuards(frame.snapshot, eventOf(payload)));
  return (
    <PayloadForm
      schema={schema}
      samples={options.map(({ event }) => event)}
      fields={entry.labels.fields}
      language={language}
      aria-label={read(entry.labels.events, type, language)}
      sendLabel={words.send[language]}
      refusalOf={refusalOf}
      onSend={(payload) => onMove({ do: 'send', event: eventOf(payload) as never })}
    />
  );
}

/** An event that the current state handles: buttons for its samples, and a form for other payloads. */
function EventChoiceNow({ choice, ...view }: EventChoiceProps) {
  const { entry, language } = view;
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
      {isWriting && <EventForm choice={choice} {...view} />}
    </Stack>
  );
}

/** Memoized: most moves leave most choices unchanged. */
const EventChoice = memo(
  EventChoiceNow,
  (one, other) =>
    one.entry === other.entry &&
    one.language === other.language &&
    one.onMove === other.onMove &&
    JSON.stringify(one.choice) === JSON.stringify(other.choice),
);

const Others = memo(function Others({ entry, language, types }: Pick<Told, 'entry' | 'language'> & { types: string }) {
  const others = types.split(' ').filter(Boolean);
  if (others.length === 0) return null;
  return (
    <Disclosure title={words.unknownHere[language]} note={others.length} headingLevel={3}>
      <Stack element="ul" gap={1}>
        {others.map((type) => (
          <li key={type}>
            <Text variant="caption">{`${read(entry.labels.events, type, language)} (${type})`}</Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
});

/**
 * All events of the machine: those that the current state handles, enabled or with the reason of refusal, then the
 * others.
 */
export function EventPanel({ view }: { view: LabView }) {
  const { entry, language, frame, onMove } = view;
  const choices = useMemo(() => choicesIn(entry, frame.snapshot), [entry, frame.snapshot]);
  const others = Object.keys(entry.events).filter((type) => !choices.some((choice) => choice.type === type));
  return (
    <Stack gap={4}>
      {choices.length === 0 ? (
        <Text tone="muted">{words.noEvents[language]}</Text>
      ) : (
        <Standing value={frame}>
          <Stack element="ul" gap={4} aria-label={words.events[language]}>
            {choices.map((choice) => (
              <Stack key={choice.type} element="li" gap={1}>
                <EventChoice entry={entry} language={language} onMove={onMove} choice={choice} />
              </Stack>
            ))}
          </Stack>
        </Standing>
      )}
      <Others entry={entry} language={language} types={others.join(' ')} />
    </Stack>
  );
}
