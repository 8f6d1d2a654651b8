import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Clamps a long text to two lines. */
export const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-inline-size: 20ch;
  max-inline-size: 60ch;
  ${media.phone} {
    min-inline-size: 0;
  }
`;

/** Objective of a visit, over its coach. */
export const ObjectiveCell = styled.span`
  display: grid;
  gap: 2px;
  padding-block: ${vars.space[1]};
  > :last-child {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.caption};
    font-weight: ${vars.font.weight.regular};
  }
`;

/** A date over its relative word; side by side on a phone's card. */
export const DayCell = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > :last-child {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.caption};
  }
  ${media.phone} {
    display: inline-flex;
    gap: ${vars.space[2]};
    align-items: baseline;
  }
`;

export const RowActions = styled.div`
  display: flex;
  gap: ${vars.space[1]};
  align-items: center;
  justify-content: flex-end;
  /* A narrow table: the objective needs the room; the menu has every action. A phone's card has room again. */
  > [data-next] {
    @media (min-width: 640px) and (max-width: 1199.98px) {
      display: none;
    }
  }
  ${media.phone} {
    justify-content: space-between;
  }
`;

/** One part of the plan. A long name wraps; the button beside it does not. */
export const PlanPartFrame = styled.div`
  min-inline-size: 0;
  button {
    flex: none;
    white-space: nowrap;
  }
`;
