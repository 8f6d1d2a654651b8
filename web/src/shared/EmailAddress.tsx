import { Fragment } from 'react';
import { styled } from 'styled-components';

const Line = styled.span`
  min-inline-size: 0;
  /* Breaks within a part only if it is longer than the line. */
  overflow-wrap: anywhere;
  /* The browsers' default; jsdom lacks it and would split accessible names. */
  > wbr {
    display: inline;
  }
`;

/** Split before `@` and each dot. `<wbr>` adds nothing to a copied address. */
const partsOf = (address: string): string[] => address.split(/(?=[@.])/);

/** An e-mail address that wraps before `@` and dots. */
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
