import { Input } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';
import { bareInput } from '../Field';
import { MenuList, MenuRow } from '../Menu/Menu.styles';
import { Backdrop, Panel } from '../Modal/Modal.styles';

/** At the top, so that the field stays where it is while results come and go. */
export const PaletteBackdrop = styled(Backdrop)`
  align-items: flex-start;
  padding-block-start: min(12vh, 120px);
`;

export const PalettePanel = styled(Panel)`
  max-inline-size: 640px;
  max-block-size: min(70vh, 560px);
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.border.default};
  color: ${vars.color.text.muted};
  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The dialog has one field, so its edge is the dialog's. */
export const PaletteInput = styled(Input)`
  ${bareInput}
  inline-size: 100%;
  min-block-size: 44px;
  font-size: ${vars.font.size.body};
  color: ${vars.color.text.default};
  outline: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** The spinner's place, so that nothing moves. */
export const Waiting = styled.span`
  display: inline-flex;
  justify-content: center;
  inline-size: 20px;
`;

export const Results = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding-block-end: ${vars.space[2]};
`;

export const PaletteList: typeof MenuList = styled(MenuList)`
  padding: 0 ${vars.space[2]};
  overflow: visible;
`;

export const PaletteRow = styled(MenuRow)`
  &[data-focused] {
    background: ${vars.color.bg.selected};
  }
  > svg {
    color: ${vars.color.text.muted};
  }
`;

export const Words = styled.span`
  display: grid;
  grid-column: 2;
  min-inline-size: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Nobody has keys on a phone. */
export const NotOnTouch = styled.span`
  display: contents;
  ${media.coarse} {
    display: none;
  }
`;

export const Said = styled.div`
  padding: ${vars.space[4]};
`;
