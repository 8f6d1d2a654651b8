/** A file in the list: there already, on its way, or refused. */
export interface FileItem {
  /** Its key. */
  id: string;
  /** Its name, whole. */
  name: string;
  /** Its size and kind, in words. */
  detail?: string | undefined;
  /** Where it can be seen. */
  href?: string | undefined;
  /** A small picture of it; without one an icon stands for it. */
  thumbnail?: string | undefined;
  /** How far it has come, 0 to 100; only while it is on its way. */
  progress?: number | undefined;
  /** Why it did not arrive. */
  error?: string | undefined;
}

export interface FileUploadProps {
  /** What the files are. */
  label: string;
  /** Which kinds are taken, and how large. */
  description?: string | undefined;
  items: readonly FileItem[];
  /** The media types that are offered for choosing. */
  accept: readonly string[];
  /** How many more may be chosen; at 0 nothing can be. */
  remaining: number;
  /** "Quedan 2 de 3". */
  remainingLabel: string;
  /** Why no more can be added. */
  fullReason: string;
  addLabel: string;
  /** The button that opens the camera, first in line where there is one. */
  cameraLabel: string;
  /** What the place for dropped files says. */
  dropLabel: string;
  /** The files chosen, as they were chosen; the caller decides what becomes of those that are too many. */
  onAdd: (files: File[]) => void;
  /** Nobody is asked: the caller does. Without it nothing can be taken off. */
  onRemove?: ((id: string) => void) | undefined;
  /** "Quitar foto.jpg". */
  removeLabel: (name: string) => string;
  onRetry?: ((id: string) => void) | undefined;
  /** "Reintentar foto.jpg". */
  retryLabel: (name: string) => string;
  /** "Subiendo foto.jpg". */
  progressLabel: (name: string) => string;
  /** Said of a link that opens another tab. */
  newTabLabel: string;
}
