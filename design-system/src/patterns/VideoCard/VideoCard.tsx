import type { ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { Inline } from '../../components/Stack';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { cutTitle } from './cut-title';
import { Cards, Foot, Item, Mark, Words } from './VideoCard.styles';

/** Characters of a title before its ellipsis. */
const TITLE_MAX = 100;

export interface VideoCardProps {
  /** Where the video is watched. */
  href: string;
  /** The whole title; a long one is cut on the card and whole in its name. */
  title: string;
  /** What the video stands below: "Didáctica › Planeación". */
  place: string;
  /** Why it is shown here. */
  notes?: readonly string[] | undefined;
  /** Short facts at the foot: length, views. */
  facts: readonly string[];
  /** Small buttons at the foot: a heart, a menu. */
  actions?: ReactNode;
}

/** A short video in a `VideoCardList`. No picture of another site is loaded: a mark stands for it. */
export function VideoCard({ href, title, place, notes = [], facts, actions }: VideoCardProps) {
  const shown = cutTitle(title, TITLE_MAX);
  return (
    <Item>
      <Mark aria-hidden>
        <Icon name="play" size="L" />
      </Mark>
      <Words>
        <Text weight="medium">
          <Link href={href} isQuiet>
            {shown === title ? (
              title
            ) : (
              <>
                <span aria-hidden>{shown}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            )}
          </Link>
        </Text>
        <Text variant="caption" tone="muted">
          {place}
        </Text>
        {notes.map((note) => (
          <Text key={note} variant="caption">
            {note}
          </Text>
        ))}
      </Words>
      <Foot>
        <Text variant="caption" tone="muted" isTabular>
          {facts.join(' · ')}
        </Text>
        {actions !== undefined && (
          <Inline gap={1} wrap={false}>
            {actions}
          </Inline>
        )}
      </Foot>
    </Item>
  );
}

export interface VideoCardListProps {
  /** Name of the list; undefined for placeholders, which nobody reads. */
  label: string | undefined;
  /** `VideoCard` elements, or list items as placeholders. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Cards of videos side by side: one column on a phone, as many as fit elsewhere. */
export const VideoCardList = ({ label, children, ref }: VideoCardListProps) => (
  <Cards ref={ref} role="list" aria-label={label} aria-hidden={label === undefined || undefined}>
    {children}
  </Cards>
);
