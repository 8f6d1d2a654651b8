import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import { useRevisedForm } from '../../shared/conflict/use-revised-form';
import { OTHER_CONTENT } from './other-content.calls';

/** What is typed of a content. */
export interface TypedContent {
  name: string;
  url: string;
  roles: readonly RoleCode[];
}

const typedOf = (content: OtherContent | null): TypedContent => ({
  ...{ name: content?.name ?? '', url: content?.type === 'URL' ? content.url : '', roles: content?.roles ?? [] },
});

interface ContentFormOptions {
  /** The edited content; null for a new one. */
  content: OtherContent | null;
  onClose: () => void;
}

/** The form of a content (OTH-01). */
export const useContentForm = ({ content, onClose }: ContentFormOptions) =>
  useRevisedForm({ record: content, typedOf, stale: 'other-content.stale', reload: OTHER_CONTENT, onClose });
