import { Heading, KeyCaps, Stack, vars } from '@ruta/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../lib/i18n';
import type { KeyFacts } from '../shared/keys';

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  min-block-size: ${vars.size.touch};
  border-block-start: 1px solid ${vars.color.border.default};
`;

const isMac = () => navigator.platform.startsWith('Mac');

/** `Mod+k` as the keyboard shows it. */
const shown = (keys: string) => (keys === 'Mod+k' ? (isMac() ? '⌘+K' : 'Ctrl+K') : keys);

/** The caps of a key. */
export const CapsOf = ({ keys, isOff = false }: { keys: string; isOff?: boolean }) => (
  <KeyCaps keys={shown(keys)} isOff={isOff} />
);

interface KeyRowsProps<Key extends KeyFacts> {
  keys: readonly Key[];
  row: (key: Key) => ReactNode;
}

/** Keys by group, a line each. */
export function KeyRows<Key extends KeyFacts>({ keys, row }: KeyRowsProps<Key>) {
  const locale = useLocale();
  const groups = new Set(keys.map(({ group }) => group(locale)));
  return (
    <Stack gap={5}>
      {[...groups].map((group) => (
        <Stack key={group} gap={2}>
          <Heading level={3}>{group}</Heading>
          <Rows>
            {keys
              .filter((key) => key.group(locale) === group)
              .map((key) => (
                <Row key={key.id}>{row(key)}</Row>
              ))}
          </Rows>
        </Stack>
      ))}
    </Stack>
  );
}
