import { Badge, Heading, Inline, Stack, Text } from '@ruta/design-system';
import { DIFFERENCES_SHOWN, differences, type Difference } from '../lab/diff';
import type { LabView } from '../view';
import { asJson, words } from '../words';
import { Branch } from './panels.styles';

const TONES = { added: 'accent', changed: 'neutral', gone: 'danger' } as const;
/** Maximum number of list items to show. */
const ITEMS_SHOWN = 50;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function Change({ difference, view }: { difference: Difference; view: LabView }) {
  const { path, kind, before, after } = difference;
  return (
    <Stack element="li" gap={1} align="start">
      <Inline>
        <Text variant="label" weight="medium">
          {path}
        </Text>
        <Badge tone={TONES[kind]}>{words[kind][view.language]}</Badge>
      </Inline>
      <Text variant="caption">
        {kind !== 'added' && <del>{before}</del>}
        {kind === 'changed' && ' → '}
        {kind !== 'gone' && <ins>{after}</ins>}
      </Text>
    </Stack>
  );
}

function Tree({ value, more }: { value: Readonly<Record<string, unknown>>; more: string }) {
  const entries = Object.entries(value);
  return (
    <Branch>
      {entries.slice(0, ITEMS_SHOWN).map(([key, inner]) => (
        <li key={key}>
          <Text variant="caption" tone="muted">{`${key}: `}</Text>
          {isTree(inner) ? <Tree value={inner} more={more} /> : <Text variant="caption">{asJson(inner)}</Text>}
        </li>
      ))}
      {entries.length > ITEMS_SHOWN && <li>{`${more} ${entries.length - ITEMS_SHOWN}`}</li>}
    </Branch>
  );
}

/** The machine's context (SM-02): changes of the last move, then all of it. */
export function ContextPanel({ view }: { view: LabView }) {
  const { language, frames, frame } = view;
  const before = frames.at(-2);
  const found = before === undefined ? [] : differences(before.snapshot.context, frame.snapshot.context);
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3} size="S">
          {words.changes[language]}
        </Heading>
        {found.length === 0 ? (
          <Text tone="muted">{words.noChanges[language]}</Text>
        ) : (
          <Stack element="ul" gap={2}>
            {found.slice(0, DIFFERENCES_SHOWN).map((difference) => (
              <Change key={difference.path} difference={difference} view={view} />
            ))}
            {found.length > DIFFERENCES_SHOWN && (
              <li>{`${words.more[language]} ${found.length - DIFFERENCES_SHOWN}`}</li>
            )}
          </Stack>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="S">
          {words.whole[language]}
        </Heading>
        <Tree value={frame.snapshot.context as Readonly<Record<string, unknown>>} more={words.more[language]} />
      </Stack>
    </Stack>
  );
}
