/** A file as it arrived, unchecked. It lies in the folder of arrivals until its call is answered. */
export interface UploadedFile {
  path: string;
  /** As the sender named it, UTF-8. */
  name: string;
}
