import { styled } from 'styled-components';
import { Icon, Stack, Text, vars } from '@ruta/design-system';

const Sentences = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${vars.space[2]};
    align-items: flex-start;
  }
`;

/** What is missing before a visit or activity is finished (VIS-06); nothing if nothing is missing. */
export function MissingList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="medium">{title}</Text>
      <Sentences>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Text tone="warning">
              <Icon name="warning" size="S" />
            </Text>
            <span>{sentence}</span>
          </li>
        ))}
      </Sentences>
    </Stack>
  );
}
