import { media, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { ServerHour } from './ServerHour';
import { useCycleName } from './use-cycle-name';

const Foot = styled.footer`
  display: none;
  ${media.phone} {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: ${vars.space[3]};
    padding-block: ${vars.space[6]};
  }
`;

/** On phones: below the page, what the top bar shows on wide screens. */
export function ShellFoot() {
  const cycle = useCycleName();
  return (
    <Foot>
      <Text variant="label" tone="muted">
        {cycle}
      </Text>
      <ServerHour />
    </Foot>
  );
}
