import { styled } from 'styled-components';

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-inline-size: 0;
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const InlineRoot = styled.div`
  display: flex;
  gap: var(--stack-gap);
  align-items: center;
  min-inline-size: 0;
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const GridRoot = styled.div`
  display: grid;
  gap: var(--stack-gap);
  grid-template-columns: repeat(auto-fill, minmax(min(var(--grid-column), 100%), 1fr));
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
