/** What this device stores in IndexedDB. Only ever add: a page that an older build saved opens the same database. */
const stores = {
  /** Offline books, by the id of their edition. */
  books: { keyPath: 'editionId' },
  /** Books on their way, by the id of their edition. */
  jobs: { keyPath: 'editionId' },
  /** What waits to be sent, in its order. */
  syncQueue: { autoIncrement: true },
  positions: {},
  /** What was done to its end, by its reader, kind and book. */
  completions: {},
  settings: {},
} as const satisfies Record<string, IDBObjectStoreParameters>;

type StoreName = keyof typeof stores;

/** The names that older builds gave to stores. A page of such a build makes them anew: then what is in them is moved again. */
const formerNames: Readonly<Record<string, StoreName>> = {
  outbox: 'syncQueue',
  places: 'positions',
  deeds: 'completions',
};

const databaseName = 'letsread';

export interface DeviceStore {
  get: <Value>(key: IDBValidKey) => Promise<Value | undefined>;
  all: <Value>() => Promise<Value[]>;
  keys: () => Promise<IDBValidKey[]>;
  /** Without a key where the store takes it from the value, or counts by itself; gives the key. */
  put: (value: unknown, key?: IDBValidKey) => Promise<IDBValidKey>;
  delete: (key: IDBValidKey) => Promise<void>;
}

/** One store of the device; each call is a transaction of its own. */
export function deviceStore(name: StoreName): DeviceStore {
  return {
    get: (key) => inStore(name, 'readonly', (store) => store.get(key)),
    all: () => inStore(name, 'readonly', (store) => store.getAll()),
    keys: () => inStore(name, 'readonly', (store) => store.getAllKeys()),
    put: (value, key) => inStore(name, 'readwrite', (store) => store.put(value, key)),
    delete: (key) => inStore(name, 'readwrite', (store) => store.delete(key)),
  };
}

/** One request in a transaction of its own, done when the transaction is. */
async function inStore<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  makeRequest: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode);
    const request = makeRequest(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result as Value);
    transaction.onabort = () => reject(transaction.error ?? request.error ?? new Error('The device store stopped.'));
  });
}

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= openWithAllStores().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Opened at whatever version is there, so that an older build never asks for too low a one. */
async function openWithAllStores(version?: number): Promise<IDBDatabase> {
  const database = await openAt(version);
  const isWhole =
    Object.keys(stores).every((name) => database.objectStoreNames.contains(name)) &&
    !Object.keys(formerNames).some((name) => database.objectStoreNames.contains(name));
  if (!isWhole) {
    const next = database.version + 1;
    database.close();
    return openWithAllStores(next).catch((error: unknown) => {
      // Another tab was quicker with the same stores.
      if (error instanceof DOMException && error.name === 'VersionError') return openWithAllStores();
      throw error;
    });
  }
  // A newer build in another tab may add stores: this tab lets go and opens again at its next call.
  const letGo = () => {
    database.close();
    opened = undefined;
  };
  database.onversionchange = letGo;
  database.onclose = letGo;
  return database;
}

/** Longer than any slow device takes; a frozen tab of an older build would hold it up for ever. */
const openingMs = 10_000;

function openAt(version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The device store takes too long to open.'));
    }, openingMs);
    request.onupgradeneeded = () => {
      const { result: database, transaction } = request;
      if (transaction !== null) renameStores(database, transaction);
      for (const [name, parameters] of Object.entries(stores))
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, parameters);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      if (isLate) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('The device store does not open.'));
    };
  });
}

function renameStores(database: IDBDatabase, transaction: IDBTransaction): void {
  for (const [former, name] of Object.entries(formerNames)) {
    if (!database.objectStoreNames.contains(former)) continue;
    const store = transaction.objectStore(former);
    if (database.objectStoreNames.contains(name)) moveAll(store, transaction.objectStore(name));
    else store.name = name;
  }
}

/** What an older build wrote last stands; of a queue it comes last. */
function moveAll(from: IDBObjectStore, to: IDBObjectStore): void {
  const request = from.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor === null) return from.transaction.db.deleteObjectStore(from.name);
    if (to.autoIncrement) to.add(cursor.value);
    else to.put(cursor.value, cursor.key);
    cursor.continue();
  };
}
