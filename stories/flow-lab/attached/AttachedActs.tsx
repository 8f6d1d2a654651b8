import { Button, Inline, Stack, Tabs, Text } from '@ruta/design-system';
import { moveName } from '../lab/names';
import { CallPanel } from '../panels/CallPanel';
import { ContextPanel } from '../panels/ContextPanel';
import { EventPanel } from '../panels/EventPanel';
import { GuardPanel } from '../panels/GuardPanel';
import type { LabView } from '../view';
import { words as lab } from '../words';

/** What may be done and read: calls first, then events; the context, the guards, and the moves so far. */
export function Acts({ view }: { view: LabView }) {
  const { language } = view;
  return (
    <Tabs
      aria-label={lab.act[language]}
      tabs={[
        {
          id: 'here',
          label: lab.here[language],
          count: view.frame.actors.length || undefined,
          content: (
            <Stack gap={4}>
              <section aria-label={lab.calls[language]}>
                <CallPanel view={view} />
              </section>
              <section aria-label={lab.events[language]}>
                <EventPanel view={view} />
              </section>
            </Stack>
          ),
        },
        { id: 'context', label: lab.context[language], content: <ContextPanel view={view} /> },
        { id: 'guards', label: lab.guards[language], content: <GuardPanel view={view} /> },
        { id: 'history', label: lab.history[language], content: <Moves view={view} /> },
      ]}
    />
  );
}

/** Every move so far; each is a place to go back to. */
function Moves({ view }: { view: LabView }) {
  const { language, moves, opening, onPath } = view;
  return (
    <Stack element="ol" gap={1}>
      {[null, ...moves].map((move, index) => (
        <li key={index}>
          <Inline gap={2}>
            <Text>{`${index}. ${move === null ? lab.start[language] : moveName(view, move)}`}</Text>
            {index < moves.length && (
              <Button size="S" variant="quiet" onPress={() => onPath({ opening, moves: moves.slice(0, index) })}>
                {`${lab.goBack[language]}: ${index}`}
              </Button>
            )}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
