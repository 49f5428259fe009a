import path from 'node:path';
import type { OpenOptions } from '../database.ts';
import { prepareFolder } from './creation.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { requireOwner } from './data-dir-owner.ts';
import { databaseOnEngine, type EmbeddedDatabase } from './database-on-engine.ts';
import { Engine } from './engine/engine.ts';
import { requireFinishedRestore } from './unfinished-restore.ts';
import { openDoor } from './door/open-door.ts';

export async function openEmbedded(options: OpenOptions): Promise<EmbeddedDatabase> {
  if (options.dataDir !== undefined) {
    requireFinishedRestore(options.dataDir);
    requireOwner(options.dataDir);
  }
  const unlock = options.dataDir === undefined ? () => {} : lockDataDir(options.dataDir);
  try {
    const engine = await startEngine(options);
    const end = async () => {
      await engine.close();
      unlock();
    };
    const database = databaseOnEngine(engine, options, end);
    const { dataDir, isShared } = options;
    if (dataDir === undefined || isShared !== true) return database;
    const closeDoor = await openDoor(dataDir, database);
    return { ...database, close: () => closeDoor().then(database.close) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startEngine({
  dataDir,
  isScratch,
  snapshotFile,
  onFatal = (error) => console.error(error),
}: OpenOptions): Promise<Engine> {
  if (dataDir === undefined) return Engine.start({ snapshotFile }, onFatal);
  const folder = path.resolve(dataDir, 'database');
  const creation = prepareFolder(folder);
  const engine = await Engine.start(
    { folder, isScratch: isScratch === true, snapshotFile: creation.isNew ? snapshotFile : undefined },
    onFatal,
  );
  await creation.finish();
  return engine;
}
