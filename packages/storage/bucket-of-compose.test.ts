import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const deploy = path.join(root, 'deploy');

/** Stands for MinIO's own, of which no binary is at hand: it knows what was attached, and refuses to attach it again as that does. */
const fakeMc = `#!/bin/sh
echo "$*" >> "$STATE/asked"
case "$*" in
  'admin policy entities '*) [ ! -e "$STATE/attached" ] || echo 'User: library  Policies: one-bucket' ;;
  'admin policy attach '*) [ ! -e "$STATE/attached" ] && : > "$STATE/attached" ;;
esac
`;

describe('the object storage of compose.yaml', () => {
  let state: string;
  beforeAll(async () => {
    state = await mkdtemp(path.join(os.tmpdir(), 'lets-read-compose-'));
    await writeFile(path.join(state, 'mc'), fakeMc);
    await chmod(path.join(state, 'mc'), 0o755);
  });
  afterAll(() => rm(state, { recursive: true }));

  async function makeBucket(): Promise<string[]> {
    await rm(path.join(state, 'asked'), { force: true });
    await promisify(execFile)('sh', [path.join(deploy, 'make-bucket.sh')], {
      env: {
        ...process.env,
        PATH: `${state}${path.delimiter}${process.env['PATH']}`,
        STATE: state,
        MINIO_ROOT_USER: 'root',
        MINIO_ROOT_PASSWORD: 'the password',
        S3_ACCESS_KEY_ID: 'library',
        S3_SECRET_ACCESS_KEY: 'a secret',
      },
    });
    return (await readFile(path.join(state, 'asked'), 'utf8')).trimEnd().split('\n');
  }

  test('the library gets a key that reaches one bucket, and gets it again at every start', async () => {
    const each = [
      'alias set --quiet storage http://storage:9000 root the password',
      'mb --ignore-existing storage/lets-read',
      `admin policy create storage one-bucket ${deploy}/bucket-policy.json`,
      'admin user add storage library a secret',
      'admin policy entities storage --user library',
    ];
    expect(await makeBucket()).toEqual([...each, 'admin policy attach storage one-bucket --user library']);
    expect(await makeBucket()).toEqual(each);
  });

  test('the key may do what docs/operating.md asks for, in that bucket', async () => {
    const policy = JSON.parse(await readFile(path.join(deploy, 'bucket-policy.json'), 'utf8')) as {
      Statement: object[];
    };
    expect(policy.Statement).toEqual([
      { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::lets-read'] },
      {
        Effect: 'Allow',
        Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        Resource: ['arn:aws:s3:::lets-read/*'],
      },
    ]);
  });

  test('the library is not told the password of the storage’s administrator, nor has its address a password in it', async () => {
    const compose = await readFile(path.join(root, 'compose.yaml'), 'utf8');
    const [library = ''] = /^ {2}library:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
    expect(library).toContain('S3_SECRET_ACCESS_KEY: ${S3_SECRET_ACCESS_KEY:?');
    expect(library).not.toContain('MINIO_ROOT');
    expect(library).toContain('DATABASE_URL: postgres://lets_read@database:5432/lets_read\n');
    expect(library).toContain('PGPASSWORD: ${POSTGRES_PASSWORD:?');
    expect(compose).not.toMatch(/MINIO_ROOT_\w+: \$\{S3_/);
  });
});
