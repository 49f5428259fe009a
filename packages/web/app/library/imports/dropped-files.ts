/** A file to send in, and what it is called with the folders it lies in. */
export interface FileToSend {
  path: string;
  file: File;
}

/** The files that were chosen; of a chosen folder the browser says where in it each lies. */
export function chosenFiles(files: FileList | null): FileToSend[] {
  return [...(files ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
}

/** The files that were dropped, those in dropped folders among them. */
export async function droppedFiles({ items }: DataTransfer): Promise<FileToSend[]> {
  // The list is empty as soon as the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<FileToSend[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  return isFolder(entry) ? (await Promise.all((await entriesOf(entry)).map(filesOf))).flat() : [];
}

/** A reader gives some at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  while (true) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
