import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { tagSurface } from '../Tag';

export const Bar = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: ${vars.space[3]};

  /* A range of days has two fields. */
  > :where([data-range]) {
    grid-column: span 2;
  }

  /* When folded, active filters are still shown below as tags. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > * {
      grid-column: 1 / -1;
    }
    &:not([data-open]) > :not([data-stays]) {
      display: none;
    }
  }
`;

export const Search = styled.div`
  min-inline-size: 0;
  ${media.phone} {
    && {
      grid-column: 1;
    }
    &&:only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Button that shows the fields on phones, beside the search or alone. */
export const Fold = styled.div`
  display: none;
  ${media.phone} {
    display: block;

    ${Search} + && {
      grid-column: 2;
    }
  }
`;

export const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  /* The list below stays where it is when the number of results comes. */
  min-block-size: 1lh;
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};
  /* Its own line on phones, there before the number comes, so that the tags do not wrap anew. */
  ${media.phone} {
    > [role='status'] {
      flex: 1 0 100%;
      min-block-size: 1lh;
    }
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FilterTag = styled.li`
  ${tagSurface}
  min-inline-size: 0;
  /* The radius of a one-line tag; with several lines a full radius would cut the text. */
  border-radius: 14px;
  overflow-wrap: anywhere;

  ${media.coarse} {
    border-radius: calc(${vars.size.touch} / 2);
  }
`;
