import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const HeaderRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
  padding-block-end: ${vars.space[5]};
  /* A single word may be wider than a phone, such as an e-mail address. */
  overflow-wrap: anywhere;
  ${media.phone} {
    padding-block-end: ${vars.space[4]};
  }
`;

export const HeaderLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  /* The height of a button, because actions may come with the data. */
  min-block-size: ${vars.size.control.m};
  gap: ${vars.space[3]} ${vars.space[4]};
`;

export const HeaderWords = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  flex: 1 1 320px;
  min-inline-size: 0;
`;

export const HeaderMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;

export const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  /* What is docked takes no line of its own. */
  ${media.phone} {
    &:has(> [data-docks]:only-child) {
      display: contents;
    }
  }
`;

/** Main action: inline on wide screens. On phones a bar above the navigation, so that it lies over no content. */
export const MainAction = styled.div`
  display: flex;
  min-inline-size: 0;
  &[data-docks] {
    ${media.phone} {
      position: fixed;
      inset-block-end: var(--ruta-shell-bottom, 0px);
      inset-inline: 0;
      z-index: ${vars.z.nav};
      padding: ${vars.space[2]} ${vars.space[4]};
      background: ${vars.color.bg.surface};
      border-block-start: 1px solid ${vars.color.border.default};
      && > * {
        flex: 1;
        min-block-size: 48px;
      }
    }
  }
`;

export const BackSlot = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${vars.space[2]});
`;
