import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

const { color } = vars;

export const AlertRoot = styled.div`
  display: flex;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid;
  border-radius: ${vars.radius.m};
  font-size: ${vars.font.size.label};
  &:focus {
    outline: 2px solid ${color.border.focus};
    outline-offset: 2px;
  }
  > :first-child {
    margin-block-start: 1px;
  }
  &[data-tone='info'] {
    background: ${color.status.pending.bg};
    border-color: ${color.status.pending.border};
    > :first-child {
      color: ${color.status.pending.fg};
    }
  }
  &[data-tone='success'] {
    background: ${color.status.taken.bg};
    border-color: ${color.status.taken.border};
    > :first-child {
      color: ${color.status.taken.fg};
    }
  }
  &[data-tone='warning'] {
    background: ${color.status.visit.bg};
    border-color: ${color.status.visit.border};
    > :first-child {
      color: ${color.status.visit.fg};
    }
  }
  &[data-tone='danger'] {
    background: ${color.status.outdated.bg};
    border-color: ${color.status.outdated.border};
    > :first-child {
      color: ${color.status.outdated.fg};
    }
  }
`;

export const AlertWords = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  flex: 1;
  min-inline-size: 0;
  > strong {
    font-weight: ${vars.font.weight.bold};
  }
`;

export const AlertActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[1]};
`;
