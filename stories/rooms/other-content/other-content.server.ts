import { otherContent } from '@ruta/contracts/other-content/other-content.api';
import {
  sampleContents,
  sampleEmbedded,
  sampleFile,
  sampleSection,
} from '@ruta/contracts/other-content/other-content.sample';
import type { ContentSection, EmbeddedPage, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import {
  adminOtherContent,
  content,
  fundamentacion,
  intelligence,
} from '@ruta/contracts/other-content/other-content.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

interface Stored {
  contents?: readonly OtherContent[];
  section?: ContentSection;
  page?: Partial<EmbeddedPage>;
  frameHosts?: string[];
}

/** Other content on a server in memory: what is added, moved or deleted stays as long as the story. */
export const otherContentServer =
  ({
    contents = sampleContents,
    section = sampleSection,
    page = {},
    frameHosts = ['tableros.example.mx'],
  }: Stored = {}) =>
  (scene: Scene): Answer[] => {
    const embedded = { ...sampleEmbedded, ...page };
    const other: EmbeddedPage = {
      ...embedded,
      key: 'fundamentacion',
      title: 'Fundamentación',
      title_en: 'Foundations',
    };
    if (!scene.can('content:read')) return [content, adminOtherContent].map((call) => withhold(call, 'access.refused'));
    let kept = contents;
    let title = section;
    const saved = (one: OtherContent, message: 'other-content.added' | 'other-content.saved') => {
      kept = [...kept.filter(({ id }) => id !== one.id), one];
      return { data: { content: one, message: messageFor(message, scene) }, message: messageFor(message, scene) };
    };
    const list = () => ({ section: title, contents: pageOf<OtherContent>([...kept], {}) });
    return [
      answer(content, list),
      answer(intelligence, () => ({ page: embedded })),
      answer(fundamentacion, () => ({ page: other })),
      answer(adminOtherContent, () => ({
        ...list(),
        pages: [embedded, { ...other, url: '', active: false }],
        video_hosts: ['vimeo.com', '*.wistia.com'],
        frame_hosts: frameHosts,
      })),
      answer(otherContent.opened, () => ({ data: null })),
      answer(otherContent.setUrl, ({ body }) => {
        const { name, url } = body as { name: string; url: string }; // the form of the screen
        return saved(
          { ...sampleFile, id: 99, type: 'URL', name, url, file: null, downloads: 0 },
          'other-content.added',
        );
      }),
      answer(otherContent.delete, ({ params }) => {
        kept = kept.filter(({ id }) => id !== Number(params['id']));
        const message = messageFor('other-content.deleted', scene);
        return { data: { message }, message };
      }),
      answer(otherContent.updateTitle, ({ body }) => {
        title = { ...(body as ContentSection), revision: title.revision + 1 };
        const message = messageFor('other-content.title-saved', scene);
        return { data: { ...title, message }, message };
      }),
    ];
  };
