export { FileUpload } from './FileUpload';
export type { FileItem, FileUploadProps } from './FileUpload.types';
