import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** White in the dark theme too, because cameras expect dark squares on a light ground. */
export const QrPlate = styled.div`
  inline-size: min(100%, 13rem);
  margin-inline: auto;
  padding: ${vars.space[4]};
  border-radius: ${vars.radius.m};
  background: #fff;
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

export const Secret = styled.code`
  padding: ${vars.space[2]} ${vars.space[3]};
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.inset};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.label};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const CodeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space[2]} ${vars.space[4]};
  margin: 0;
  padding: ${vars.space[4]};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.inset};
  color: ${vars.color.text.default};
  font-family: ui-monospace, monospace;
  list-style: none;
`;
