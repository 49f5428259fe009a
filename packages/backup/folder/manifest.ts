import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** A file of the backup, with what it must be to be whole. */
const file = z.object({ file: z.string().regex(/^[a-z0-9_./-]+$/), bytes: count, sha256 });

/** What is in a backup: `backup.json`, which is written last. */
export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  tables: z.array(file.extend({ name: z.string(), columns: z.array(z.string()), rows: count, sum: z.string() })),
  sequences: z.record(z.string(), z.string().nullable()),
  /** The list of the pictures and recordings beside it, of which each is named for the hash of its bytes; null: left where they are. */
  media: file.extend({ files: count, totalBytes: count }).nullable(),
  /** Pictures and recordings that the library names and did not have. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;
export type ManifestFile = z.output<typeof file>;
export type ManifestTable = Manifest['tables'][number];

export const manifestName = 'backup.json';
/** A backup has this ending until it is whole. */
export const unfinished = '.unfinished';
