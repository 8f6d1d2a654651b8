/** An uploaded file before inspection. It stays in the incoming folder during its call. */
export interface UploadedFile {
  path: string;
  /** The sender's name for it, UTF-8. */
  name: string;
}
