import { Fragment } from 'react';
import { styled } from 'styled-components';

const Line = styled.span`
  min-inline-size: 0;
  /* Only where one part alone is longer than the line. */
  overflow-wrap: anywhere;
  /* As browsers have it; jsdom does not, and would name a row by the pieces of its address. */
  > wbr {
    display: inline;
  }
`;

/** Before the sign and before each dot: no line ends in the middle of a word, and what is copied is the address alone. */
const partsOf = (address: string): string[] => address.split(/(?=[@.])/);

/** An address where room may be short: it goes on in the next line at its joints. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <Line>
      {partsOf(address).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Line>
  );
}
