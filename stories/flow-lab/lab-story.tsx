import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES, type MachineEntry, type MachineId } from '@ruta/state-machines/machines';
import type { ReactRenderer } from '@storybook/react-vite';
import { useState } from 'react';
import type { ArgsStoryFn } from 'storybook/internal/types';
import { axeWhenAsked } from './axe-when-asked';
import { startElk } from './chart/elk-in-worker';
import { FlowLab } from './FlowLab';
import { decodePath } from './paths/address';
import { AddressNotice } from './paths/AddressNotice';

/** URL args of a machine's page. */
export interface LabArgs {
  /** Name of the opening. */
  opening: string;
  /** An encoded path, which takes precedence over `opening`; '' for none. */
  path: string;
}

interface LabPageProps extends LabArgs {
  entry: MachineEntry;
  language: LabelLanguage;
}

/** The lab at a shared path or at an opening. Problems with the address are shown as a notice. */
function LabPage({ entry, opening, path, language }: LabPageProps) {
  const [decoded] = useState(() => (path === '' ? null : decodePath(entry, path)));
  const start = decoded?.outcome === 'read' ? decoded.path : { opening, moves: [] };
  const notice = decoded && <AddressNotice decoded={decoded} language={language} />;
  return <FlowLab entry={entry} start={start} language={language} notice={notice} />;
}

/** Story config of a machine's page (SM-02). Storybook requires title and id as literals in the stories file. */
export function labOf(id: MachineId) {
  startElk();
  const entry = MACHINES[id];
  const openings = Object.keys(entry.inputs);
  const render: ArgsStoryFn<ReactRenderer, LabArgs> = ({ opening, path }, { globals }) => (
    <LabPage
      key={`${opening} ${path}`}
      entry={entry}
      opening={opening}
      path={path}
      language={globals['language'] as LabelLanguage}
    />
  );
  return {
    args: { opening: openings[0] ?? '', path: '' },
    argTypes: { opening: { control: 'select', options: openings }, path: { control: 'text' } },
    parameters: { layout: 'fullscreen' },
    globals: axeWhenAsked(),
    render,
  } as const;
}
