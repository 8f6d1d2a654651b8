import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floatingSurface } from '../../styles/mixins';
import { vars } from '../../tokens/theme';

export const CardSurface = styled(Popover)`
  ${floatingSurface}
  inline-size: min(340px, calc(100vw - 24px));
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const CardDialog = styled(Dialog)`
  display: grid;
  gap: ${vars.space[3]};
  box-sizing: border-box;
  max-block-size: inherit;
  padding: ${vars.space[4]};
  overflow: auto;
  font-family: ${vars.font.family};
  outline: none;
`;

export const CardHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[2]};
  align-items: start;
  overflow-wrap: anywhere;

  > :first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  > :last-child {
    margin-block-start: calc(-1 * ${vars.space[1]});
    margin-inline-end: calc(-1 * ${vars.space[1]});
  }
`;

export const CardSigns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]};
`;

export const CardFacts = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[2]};
    align-items: start;
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    color: ${vars.color.text.muted};
  }
`;

export const CardActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;
