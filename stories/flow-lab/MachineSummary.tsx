import { Badge, DataTable, Heading, Inline, Stack, Text, type TableColumn } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES, type MachineEntry } from '@ruta/state-machines/machines';
import { styled } from 'styled-components';
import { coveredBy, isSuiteStale, shareOf, type Share } from './paths/coverage';
import { words } from './words';

const NOWHERE = { opening: '', moves: [] };

/** Link that leaves the story's iframe; a link of the design system would stay inside. */
const StoryLink = styled.a`
  color: inherit;
`;

/** Address of a machine's page, relative to the Storybook page around the iframe. */
const pageOf = ({ id }: MachineEntry): string => {
  const slug = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `./?path=/story/flujos-${slug}--step-by-step`;
};

const told = ({ done, all }: Share['states']) => `${done} / ${all}`;

/** Table of all machines with their size and the coverage by the test suite (SM-02). */
export function MachineSummary({ language }: { language: LabelLanguage }) {
  const rows = Object.values(MACHINES)
    .map((entry) => ({ id: entry.id, entry, suite: shareOf(entry, coveredBy(entry, 'suite', NOWHERE)) }))
    .sort((one, other) => one.entry.name[language].localeCompare(other.entry.name[language], language));
  const columns: TableColumn<(typeof rows)[number]>[] = [
    {
      id: 'name',
      header: words.machine[language],
      isRowHeader: true,
      cell: ({ entry }) => (
        <Inline>
          <StoryLink href={pageOf(entry)} target="_top">
            {entry.name[language]}
          </StoryLink>
          {isSuiteStale(entry) && <Badge tone="danger">{words.stale[language]}</Badge>}
        </Inline>
      ),
    },
    { id: 'states', header: words.states[language], align: 'end', priority: 1, cell: ({ suite }) => suite.states.all },
    {
      id: 'transitions',
      header: words.transitions[language],
      align: 'end',
      priority: 2,
      cell: ({ suite }) => suite.transitions.all,
    },
    {
      id: 'coverage',
      header: words.coverageByTests[language],
      priority: 3,
      cell: ({ suite }) => (
        <Text variant="label" isTabular>
          {`${words.states[language]} ${told(suite.states)} · ${words.transitions[language]} ${told(suite.transitions)}`}
        </Text>
      ),
    },
    {
      id: 'features',
      header: words.features[language],
      cell: ({ entry }) => <Text variant="caption">{entry.features.join(', ')}</Text>,
    },
  ];
  return (
    <Stack gap={4}>
      <Heading level={1} size="L">
        {words.machines[language]}
      </Heading>
      <DataTable aria-label={words.machines[language]} columns={columns} rows={rows} status="ready" />
    </Stack>
  );
}
