import { page } from '../kit/page-path';

/** Other content (OTH-01) and the embedded pages (OTH-02), for every role; the console for administrators. */
export const otherContentPages = {
  content: page('/content'),
  intelligence: page('/intelligence'),
  fundamentacion: page('/fundamentacion'),
  adminOtherContent: page('/admin/other-content'),
};
