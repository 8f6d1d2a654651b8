import { useState } from 'react';
import {
  Button,
  Disclosure,
  Inline,
  InlineAlert,
  ProgressBar,
  SegmentedControl,
  Stack,
  Text,
} from '@ruta/design-system';
import type { LabView } from '../view';
import { isSuiteStale, shareOf, SOURCES, type CoverageSource } from './coverage';
import { deviceCoverage } from './device-coverage';
import { JumpStatusText } from './JumpStatusText';
import { gapsIn, targetId } from './targets';
import { targetText } from './texts';
import { useCoverage } from './use-coverage';
import { useJump } from './use-jump';
import { said, words } from './words';

/** Updates the record of the suite's coverage. */
const COMMAND = 'UPDATE_SUITE_COVERAGE=1 npx jest --selectProjects stories --testPathPatterns jump';

interface CoveragePanelProps {
  view: LabView;
  /** Openings that jumps may use, if not all are supported. */
  openings?: readonly string[] | undefined;
  /** Coverage source to show. Controlled by the page, which shows the same in the chart. */
  source?: CoverageSource | undefined;
  onSourceChange?: ((source: CoverageSource) => void) | undefined;
}

/** Coverage by this walk, this device and the test suite, with the gaps and a jump to the nearest one (SM-02). */
export function CoveragePanel({ view, openings, source: given, onSourceChange }: CoveragePanelProps) {
  const { entry, language } = view;
  const [own, setOwn] = useState<CoverageSource>('visit');
  const source = given ?? own;
  const covered = useCoverage(view)[source];
  const { status, go, stop } = useJump(view, openings);
  const gaps = gapsIn(entry.machine, covered);
  const share = shareOf(entry, covered);
  const isBusy = status.is === 'searching' || status.is === 'moving';

  return (
    <Stack gap={3}>
      <SegmentedControl
        label={words.source[language]}
        size="S"
        options={SOURCES.map((id) => ({ id, label: words[id][language] }))}
        value={source}
        onChange={(next) => {
          setOwn(next);
          onSourceChange?.(next);
        }}
      />
      {source === 'suite' && isSuiteStale(entry) && (
        <InlineAlert tone="warning" title={said('suiteStale', language, { command: COMMAND })} />
      )}
      {(['states', 'transitions'] as const).map((part) => (
        <ProgressBar
          key={part}
          label={words[part][language]}
          value={share[part].done}
          maxValue={share[part].all}
          valueLabel={said('of', language, share[part])}
          tone={share[part].done === share[part].all ? 'success' : 'accent'}
        />
      ))}
      <Inline>
        {gaps.length > 0 && (
          <Button icon="target" isDisabled={isBusy} onPress={() => void go(gaps, true, 'fromHere')}>
            {words.nearestGap[language]}
          </Button>
        )}
        {status.is === 'moving' && <Button onPress={stop}>{words.stop[language]}</Button>}
        {source === 'device' && share.states.done > 0 && (
          <Button variant="quiet" icon="trash" onPress={() => deviceCoverage.empty(entry)}>
            {words.forgetDevice[language]}
          </Button>
        )}
      </Inline>
      <JumpStatusText view={view} status={status} />
      {gaps.length === 0 ? (
        <Text>{words.nothingMissing[language]}</Text>
      ) : (
        <Disclosure title={words.missing[language]} note={gaps.length}>
          <Stack element="ul" gap={1}>
            {gaps.map((gap) => (
              <Stack key={targetId(gap)} element="li">
                <Text variant="caption">{targetText(entry, gap, language)}</Text>
              </Stack>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
