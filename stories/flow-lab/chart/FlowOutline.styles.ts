import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A state or transition that can be selected. */
export const Choice = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space[2]};
  min-block-size: ${vars.size.control.s};
  padding: ${vars.space[1]} ${vars.space[2]};
  border: 1px solid transparent;
  border-radius: ${vars.radius.s};
  background: transparent;
  color: ${vars.color.text.default};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${vars.color.bg.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${vars.color.border.focus};
    background: ${vars.color.bg.selected};
  }
  &[data-active] {
    font-weight: ${vars.font.weight.bold};
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
`;

export const CodeName = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.regular};
  overflow-wrap: anywhere;
`;

export const Branch = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: ${vars.space[3]};
    padding-inline-start: ${vars.space[3]};
    border-inline-start: 1px solid ${vars.color.border.default};
  }
`;
