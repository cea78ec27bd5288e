/** Where files of documents are stored. */
import type { Config } from '../config/env.js';
import type { ObjectStore } from '../modules/documents/domain/document-ports.js';
import { S3Objects } from '../platform/storage/s3-objects.js';
import { requestDeadline } from './deadline.js';

/** null: files are stored in the database. */
export const objectStoreOf = ({ filesS3 }: Pick<Config, 'filesS3'>): ObjectStore | null =>
  filesS3 === null ? null : new S3Objects(filesS3, requestDeadline);
