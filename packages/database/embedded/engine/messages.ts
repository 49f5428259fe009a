import type { EngineModules } from './engine-modules.ts';

/** What the main thread asks of the worker. `connection` tells apart the clients that follow one another. */
export type Request = { kind: 'bytes'; connection: number; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

export type Answer =
  | { kind: 'ready' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'dumped'; image: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'fatal'; reason: string };

export interface WorkerSettings {
  folder?: string;
  isScratch?: boolean;
  snapshotFile?: string;
  modules: EngineModules;
}
