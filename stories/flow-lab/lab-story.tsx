import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES, type MachineId } from '@ruta/state-machines/machines';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgsStoryFn } from 'storybook/internal/types';
import { FlowLab } from './FlowLab';

/** What an address may say of a machine's page. */
export interface LabArgs {
  /** The opening it begins with, by its name. */
  opening: string;
  /** A whole path as its address, which goes before the opening; '' for none. */
  path: string;
}

/** The page of one machine (SM-02), for the default export of its stories: all but title and id, which have to stand there. */
export function labOf(id: MachineId) {
  const entry = MACHINES[id];
  const openings = Object.keys(entry.inputs);
  const render: ArgsStoryFn<ReactRenderer, LabArgs> = ({ opening, path }, { globals }) => (
    <FlowLab
      key={`${opening} ${path}`}
      entry={entry}
      start={{ opening, moves: [] }}
      language={globals['language'] as LabelLanguage}
    />
  );
  return {
    args: { opening: openings[0] ?? '', path: '' },
    argTypes: { opening: { control: 'select', options: openings }, path: { control: 'text' } },
    parameters: { layout: 'fullscreen' },
    render,
  } as const;
}
