import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { call } from '../../lib/api';
import { useDeeds } from '../../shared/use-deeds';
import { deleteContent, orderContent, OTHER_CONTENT } from './other-content.calls';

const removed = ({ id, type }: OtherContent) =>
  call(deleteContent, { params: { id, file_id: id }, body: { id, type } });

/** Deleting contents, which is asked about first, and moving them (OTH-01). */
export function useContentDeeds() {
  const { done, ...deeds } = useDeeds({ deedOf: removed, reload: OTHER_CONTENT });
  return {
    ...deeds,
    /** Moves a content to a place among all, counted from 1. */
    move: ({ id }: OtherContent, position: number) => done(call(orderContent, { body: { contentId: id, position } })),
  };
}
