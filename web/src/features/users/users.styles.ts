import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Photo, name and e-mail of a person. */
export const PersonCell = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};
  align-items: center;
  min-inline-size: 0;
  padding-block: ${vars.space[1]};
  /* On tablets and wider: addresses take one or two lines. */
  ${media.notPhone} {
    min-inline-size: 11.5rem;
  }
  > :last-child {
    display: grid;
    /* Long text without spaces must not widen the column. */
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

/** Chips side by side, wrapping. */
export const Chips = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]};
  ${media.phone} {
    justify-content: flex-end;
  }
`;

/** A button among fields, with a label above like theirs. */
export const FieldLike = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  align-content: start;
  > span {
    color: ${vars.color.text.default};
    font-size: ${vars.font.size.label};
    font-weight: ${vars.font.weight.medium};
  }
  /* The double ampersand raises the specificity: the button looks like the fields beside it. */
  && > button {
    justify-content: space-between;
    inline-size: 100%;
    padding-inline: ${vars.space[3]} ${vars.space[2]};
    border-color: ${vars.color.border.control};
    font-size: ${vars.font.size.body};
    font-weight: ${vars.font.weight.regular};
  }
`;

/** A role with its levels. */
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

/** The room of a checkbox. */
export const ChoicePlace = styled.span`
  display: block;
  min-inline-size: 20px;
  min-block-size: 28px;
  ${media.coarse} {
    min-inline-size: ${vars.size.touch};
    min-block-size: ${vars.size.touch};
  }
`;

/** How many are chosen, and the acts on them; as high as with its buttons, so that the list below does not move. */
export const ChosenActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: 32px;
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
`;

export const ChosenCount = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  margin-inline-end: ${vars.space[2]};
`;

/** The act on the whole list, at its end. It keeps its room while there is no list, so that nothing moves. */
export const ChosenAct = styled.span`
  margin-inline-start: auto;
  &[data-empty] {
    visibility: hidden;
  }
`;

/** Names one below the other; a long list scrolls by itself, so that the answers stay in sight. */
export const PeopleList = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  max-block-size: 14rem;
  overflow-y: auto;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
`;
