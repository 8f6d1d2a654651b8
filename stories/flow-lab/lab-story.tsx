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

/** What an address may say of a machine's page. */
export interface LabArgs {
  /** The opening it begins with, by its name. */
  opening: string;
  /** A whole path as its address, which goes before the opening; '' for none. */
  path: string;
}

interface LabPageProps extends LabArgs {
  entry: MachineEntry;
  language: LabelLanguage;
}

/** The lab as its address says: at the end of a shared path, or at an opening; what is wrong with the address is told. */
function LabPage({ entry, opening, path, language }: LabPageProps) {
  const [decoded] = useState(() => (path === '' ? null : decodePath(entry, path)));
  const start = decoded?.outcome === 'read' ? decoded.path : { opening, moves: [] };
  const notice = decoded && <AddressNotice decoded={decoded} language={language} />;
  return <FlowLab entry={entry} start={start} language={language} notice={notice} />;
}

/** The page of one machine (SM-02), for the default export of its stories: all but title and id, which have to stand there. */
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
