import { useState } from 'react';
import { Button, Inline, InlineAlert, SegmentedControl, Stack } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath, LabView } from '../view';
import { CopyButton } from './CopyButton';
import { download } from './download';
import { Written } from './ExportPanel.styles';
import { toJestTest } from './export-jest';
import { toPlayFunction } from './export-play';
import { toQaCase } from './export-qa';
import { words } from './words';

const FORMATS = ['jest', 'qa', 'play'] as const;
type Format = (typeof FORMATS)[number];

type Write = (entry: MachineEntry, path: LabPath, language: LabelLanguage) => string | null;
const writers: Readonly<Record<Format, Write>> = { jest: toJestTest, qa: toQaCase, play: toPlayFunction };
const endings: Readonly<Record<Format, string>> = { jest: 'path.test.ts', qa: 'case.md', play: 'path.stories.tsx' };

/** Exports the walk as a Jest test, a QA case or a play function, to copy or download (SM-02). */
export function ExportPanel({ entry, language, opening, moves }: LabView) {
  const [format, setFormat] = useState<Format>('jest');
  const text = writers[format](entry, { opening, moves }, language);
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={words.format[language]}
        size="S"
        options={FORMATS.map((id) => ({ id, label: words[id][language] }))}
        value={format}
        onChange={setFormat}
      />
      {text === null ? (
        <InlineAlert tone="warning" title={words.pathTooLong[language]} />
      ) : (
        <>
          <Written
            tabIndex={0}
            role="region"
            aria-label={words[format][language]}
            lang={format === 'qa' ? language : 'en'}
          >
            {text}
          </Written>
          <Inline>
            <CopyButton text={text} label={words.copy[language]} language={language} />
            <Button icon="download" onPress={() => download(`${entry.id}.${endings[format]}`, text)}>
              {words.download[language]}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
