import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The months; while an activity is dragged they stay in sight, however far down its row is. */
export const Within = styled.div`
  &[data-dragging] {
    position: sticky;
    inset-block-start: calc(var(--ruta-shell-top, 0px) + ${vars.space[2]});
    z-index: 3;
    /* Around it, too: padding would move what stands below. */
    box-shadow: 0 0 0 ${vars.space[2]} ${vars.color.bg.page};
    background: ${vars.color.bg.page};
  }
`;
