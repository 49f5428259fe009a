import { z } from 'zod';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage, type S3Settings } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** Where files lie, among the settings of the process. */
export const storageSettings = z.object({
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'give the address of the object storage, such as https://s3.example' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'give the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

type StorageInput = z.output<typeof storageSettings>;

/** For `superRefine`: one without the others makes no sense. */
export function checkStorageSettings(input: StorageInput, context: z.core.$RefinementCtx): void {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (names.every((name) => input[name] === undefined) && input.S3_ENDPOINT === undefined) return;
  for (const name of names) {
    if (input[name] !== undefined) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'object storage needs bucket, key and secret: give it too',
    });
  }
}

/** The bucket where one is set, else the data folder. */
export function createStorage(input: StorageInput, dataDir: string): Storage {
  return input.S3_BUCKET === undefined ? createFolderStorage(dataDir) : createS3Storage(input as S3Settings);
}

/** The same for commands, which read their settings from the environment. @throws StorageError for what cannot be used */
export function createStorageFromEnvironment(dataDir: string, environment: NodeJS.ProcessEnv = process.env): Storage {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = storageSettings.superRefine(checkStorageSettings).safeParse(present);
  if (parsed.success) return createStorage(parsed.data, dataDir);
  const [issue] = parsed.error.issues;
  throw new StorageError(`The setting ${String(issue?.path[0])} cannot be used: ${issue?.message ?? 'it is wrong'}.`);
}

/** So that a wrong address, bucket or key is told at the start. @throws StorageError */
export async function requireStorage(storage: Storage): Promise<void> {
  for await (const _ of storage.list('media/pictures')) return;
}
