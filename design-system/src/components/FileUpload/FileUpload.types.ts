/** A file in the list: stored, uploading or failed. */
export interface FileItem {
  /** Id of the file. */
  id: string;
  /** Full name. */
  name: string;
  /** Size and type as text. */
  detail?: string | undefined;
  /** URL to view it. */
  href?: string | undefined;
  /** URL of a thumbnail; without one an icon is shown. */
  thumbnail?: string | undefined;
  /** Upload progress, 0 to 100; only while uploading. */
  progress?: number | undefined;
  /** Error message of a failed upload. */
  error?: string | undefined;
  /** Whether another attempt would be refused, too; then no retry is offered. */
  isRefused?: boolean | undefined;
}

export interface FileUploadProps {
  /** Label of the field. */
  label: string;
  /** Accepted types and maximum size, as text. */
  description?: string | undefined;
  items: readonly FileItem[];
  /** Accepted media types. */
  accept: readonly string[];
  /** Number of further files allowed; 0 disables adding. */
  remaining: number;
  /** "Quedan 2 de 3". */
  remainingLabel: string;
  /** Reason why no more files can be added. */
  fullReason: string;
  addLabel: string;
  /** Label of the camera button, which comes first on touch devices. */
  cameraLabel: string;
  /** Text of the drop area. */
  dropLabel: string;
  /** Called with the chosen files. The caller handles surplus files. */
  onAdd: (files: File[]) => void;
  /** Called to remove a file, without confirmation: the caller asks. Without it files cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** "Quitar foto.jpg". */
  removeLabel: (name: string) => string;
  onRetry?: ((id: string) => void) | undefined;
  /** "Reintentar foto.jpg". */
  retryLabel: (name: string) => string;
  /** "Subiendo foto.jpg". */
  progressLabel: (name: string) => string;
  /** Description of links that open a new tab. */
  newTabLabel: string;
}
