import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldMessage, type FieldMessage, type Locale, type Upload } from '@ruta/contracts';
import type { Request, Response } from 'express';
import multer from 'multer';
import { InvalidRequest, Problem } from '../kernel/problem';
import type { UploadedFile } from '../kernel/uploaded-file';

export interface Received {
  fields: unknown;
  files: readonly UploadedFile[];
  /** Deletes files that the call did not keep. */
  discard: () => Promise<void>;
}

/** Maximum of fields beside the files (B28). */
const FIELDS_MAX = 10;
const FIELD_BYTES_MAX = 1000;
const FIELD_NAME_MAX = 100;
/** Field names of prototype pollution (B59). */
const FORBIDDEN_FIELDS = new Set(['__proto__', 'constructor', 'prototype']);

/** A form's type with its boundary (RFC 2046) and nothing else. Multer throws on malformed types. */
const FORM_TYPE = /^multipart\/form-data\s*;\s*boundary=(?:"[\w'()+,./:=?-]{1,70}"|[\w!#$%&'*+.^`|~-]{1,70})\s*$/i;

export const isMultipart = (req: Request): boolean => /^multipart\//i.test(req.get('content-type') ?? '');

/** Writes the files of a call to disk, within the limits of its contract. */
export async function receive(
  req: Request,
  res: Response,
  { upload, folder, locale }: { upload: Upload; folder: string; locale: Locale },
): Promise<Received> {
  if (!req.is('multipart/form-data')) throw new Problem('request.unsupported-type');
  if (!FORM_TYPE.test(req.get('content-type') ?? '')) throw new Problem('request.malformed');
  const { field, maxFiles, minFiles = 1, maxBytes } = upload;
  const begun: string[] = [];
  const nameOf = () => {
    const name = randomUUID();
    begun.push(join(folder, name));
    return name;
  };
  const take = multer({
    storage: multer.diskStorage({ destination: folder, filename: (_req, _file, done) => done(null, nameOf()) }),
    defParamCharset: 'utf8',
    limits: {
      files: maxFiles,
      fileSize: maxBytes,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + maxFiles,
      fieldSize: FIELD_BYTES_MAX,
      fieldNameSize: FIELD_NAME_MAX,
      headerPairs: 20,
    },
    fileFilter: (_req, file, done) => {
      if (file.fieldname === field) return done(null, true);
      done(new InvalidRequest({ [file.fieldname]: [fieldMessage('unknown', locale, { keys: file.fieldname })] }));
    },
  }).any();

  // The folder is missing where the disk was full when the server started.
  await mkdir(folder, { recursive: true });
  try {
    await new Promise<void>((resolve, reject) => {
      take(req, res, (error: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(refusalOf(error, upload, locale));
      });
    });
  } catch (error) {
    // Multer leaves the part of a file that it could not finish, for example on a full disk (F11).
    await deleteFiles(begun);
    throw error;
  }
  const arrived = (req.files ?? []) as Express.Multer.File[];
  const files = arrived.map(({ path, originalname }) => ({ path, name: originalname }));
  const discard = () => deleteFiles(files.map(({ path }) => path));
  if (Object.keys(req.body as object).some((name) => FORBIDDEN_FIELDS.has(name))) {
    await discard();
    throw new Problem('request.malformed');
  }
  if (files.length < minFiles) throw refuse(field, 'file.required', locale);
  return { fields: { ...(req.body as object) }, files, discard };
}

/** Deletes files. The sweep finds those that cannot be deleted now. */
async function deleteFiles(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

const refuse = (field: string, key: FieldMessage, locale: Locale, places: Record<string, number> = {}) =>
  new InvalidRequest({ [field]: [fieldMessage(key, locale, places)] });

/** Errors of multer and its parser as refusals; other errors, such as a full disk, are returned unchanged. */
function refusalOf(error: unknown, { field, maxFiles, maxBytes }: Upload, locale: Locale): Error {
  if (error instanceof InvalidRequest) return error;
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return refuse(field, 'file.too-large', locale, { max: Math.floor(maxBytes / 1024 / 1024) });
    if (error.code === 'LIMIT_FILE_COUNT') return refuse(field, 'file.too-many', locale, { max: maxFiles });
    return new Problem(error.code.startsWith('LIMIT_') ? 'request.too-large' : 'request.malformed');
  }
  const isOfTheDisk = typeof (error as NodeJS.ErrnoException).errno === 'number';
  return isOfTheDisk && error instanceof Error ? error : new Problem('request.malformed');
}
