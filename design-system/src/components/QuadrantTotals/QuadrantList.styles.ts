import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const List = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-evenly;
  gap: ${vars.space[2]};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 4.5rem;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
`;

export const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-part='number'] {
    ${visuallyHidden}
  }
`;

export const Count = styled.strong`
  font-size: ${vars.font.size.title};
  font-variant-numeric: tabular-nums;
`;

export const Share = styled.span`
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Meter = styled.span`
  grid-column: 2 / -1;
  block-size: 6px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.neutral.muted};
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const MeterFill = styled.span`
  display: block;
  block-size: 100%;
  inline-size: var(--share);
  background: var(--colour);

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
