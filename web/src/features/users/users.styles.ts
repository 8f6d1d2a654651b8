import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A person's photo beside their name over their address. */
export const PersonCell = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};
  align-items: center;
  min-inline-size: 0;
  padding-block: ${vars.space[1]};
  /* Most addresses on one line, or two, where the columns share a tablet. */
  ${media.notPhone} {
    min-inline-size: 11.5rem;
  }
  > :last-child {
    display: grid;
    /* No wider than its place, whatever is written there without a space. */
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > :last-child > :last-child {
    overflow: hidden;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.caption};
    font-weight: ${vars.font.weight.regular};
  }
`;

/** Chips of a state, side by side while there is room. */
export const Chips = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]};
  ${media.phone} {
    justify-content: flex-end;
  }
`;

/** A button that stands among fields: a name above it, as they have. */
export const FieldLike = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  align-content: start;
  > span {
    color: ${vars.color.text.default};
    font-size: ${vars.font.size.label};
    font-weight: ${vars.font.weight.medium};
  }
  /* Stronger than the button's own look: it is to look like the fields beside it. */
  && > button {
    justify-content: space-between;
    inline-size: 100%;
    padding-inline: ${vars.space[3]} ${vars.space[2]};
    border-color: ${vars.color.border.control};
    font-size: ${vars.font.size.body};
    font-weight: ${vars.font.weight.regular};
  }
`;

/** A measure that is pleasant to read and to fill in. */
export const FormColumn = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  max-inline-size: 52rem;
  min-inline-size: 0;
`;

/** A role that is held, with its levels below it. */
export const RoleRow = styled.li`
  display: grid;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[3]};
  border-block-end: 1px solid ${vars.color.border.default};
  > [data-levels] {
    padding-inline-start: ${vars.space[7]};
  }
  ${media.phone} {
    > [data-levels] {
      padding-inline-start: ${vars.space[4]};
    }
  }
`;

export const RoleRows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  column-gap: ${vars.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
