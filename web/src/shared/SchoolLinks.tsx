import { Link, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const Schools = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface SchoolLinksProps {
  /** In the order shown, each with a line below its name. */
  schools: readonly { id: number; name: string; detail: string }[];
  /** The school of the current page, which is no link. */
  currentId: number | undefined;
  hrefOf: (schoolId: number) => string;
}

/** Schools to go to. A link changes the page, and a dialog around it closes with that. */
export function SchoolLinks({ schools, currentId, hrefOf }: SchoolLinksProps) {
  return (
    <Schools>
      {schools.map(({ id, name, detail }) => (
        <li key={id}>
          {id === currentId ? (
            <Text weight="medium">
              <span aria-current="true">{name}</span>
            </Text>
          ) : (
            <Link href={hrefOf(id)}>{name}</Link>
          )}
          <Text element="p" variant="caption" tone="muted">
            {detail}
          </Text>
        </li>
      ))}
    </Schools>
  );
}
