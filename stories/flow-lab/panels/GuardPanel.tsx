import { Icon, Stack, Text } from '@ruta/design-system';
import { guardReadings, type GuardReading, type Verdict } from '@ruta/state-machines/kit/guard-readings';
import type { LabView } from '../view';
import { read, words } from '../words';
import { Indented, Reading } from './panels.styles';

const MARKS: Readonly<Record<Verdict, { icon: 'check' | 'close' | 'help'; tone: 'success' | 'danger' | 'muted' }>> = {
  holds: { icon: 'check', tone: 'success' },
  fails: { icon: 'close', tone: 'danger' },
  depends: { icon: 'help', tone: 'muted' },
};

function Readings({ readings, view }: { readings: readonly GuardReading[]; view: LabView }) {
  const { entry, language } = view;
  return (
    <Stack element="ul" gap={2}>
      {readings.map(({ name, verdict, parts }) => (
        <li key={name}>
          <Reading>
            <Text tone={MARKS[verdict].tone}>
              <Icon name={MARKS[verdict].icon} size="S" />
            </Text>
            <div>
              <Text variant="label">{read(entry.labels.guards, name, language)} </Text>
              <Text variant="caption" tone="muted">
                {`${name} · ${words[verdict][language]}`}
              </Text>
            </div>
          </Reading>
          {parts.length > 0 && (
            <Indented>
              <Readings readings={parts} view={view} />
            </Indented>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** All named guards with their current verdict (SM-02); composites with their parts. */
export function GuardPanel({ view }: { view: LabView }) {
  const readings = guardReadings(view.frame.snapshot);
  if (readings.length === 0) return <Text tone="muted">{words.noGuards[view.language]}</Text>;
  return <Readings readings={readings} view={view} />;
}
