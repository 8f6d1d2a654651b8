import { Avatar } from '../Avatar';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import type { MenuItemSpec, MenuSectionSpec } from '../Menu';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from '../VisuallyHidden';
import { PersonButton, PersonCard, PersonChevron, PersonWords } from './PersonMenu.styles';

export interface PersonMenuProps {
  /** What the button opens: "Menú de tu cuenta". Comes after the name in the button's name. */
  label: string;
  /** The person. */
  name: string;
  /** The address of their photo. */
  photo?: string | null | undefined;
  /** The role in use. */
  role: string;
  /** The address or account shown in the menu. */
  detail?: string | undefined;
  items?: readonly MenuItemSpec[] | undefined;
  /** The items in groups: roles, language, session. */
  sections?: readonly MenuSectionSpec[] | undefined;
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
}

/** Who is signed in, in which role, and what belongs to the person. */
export function PersonMenu({ label, name, photo, role, detail, items, sections, onAction }: PersonMenuProps) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={items}
      sections={sections}
      onAction={onAction}
      header={
        <PersonCard>
          <Avatar name={name} photo={photo} size="L" />
          <Stack gap={0}>
            <Text variant="label" weight="bold">
              {name}
            </Text>
            <Text variant="caption" tone="muted">
              {detail ?? role}
            </Text>
          </Stack>
        </PersonCard>
      }
      trigger={
        <PersonButton>
          <Avatar name={name} photo={photo} />
          <PersonWords>
            <span>{name}</span>
            <span>{role}</span>
          </PersonWords>
          <VisuallyHidden>{label}</VisuallyHidden>
          <PersonChevron>
            <Icon name="chevronDown" size="S" />
          </PersonChevron>
        </PersonButton>
      }
    />
  );
}
