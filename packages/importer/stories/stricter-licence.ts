import { isVersionStated, type Licence, parseLicence } from '@letsread/formats/licence.ts';

/** The licence that asks for all that either asks for; that of the table, unless the file's is stricter or alone names its version. */
export function stricterLicence(ofTable: Licence, ofFile: Licence): Licence {
  const table = conditionsOf(ofTable);
  const file = conditionsOf(ofFile);
  if (file.isSubsetOf(table)) {
    const isSame = table.isSubsetOf(file);
    return isSame && ofTable.startsWith('CC-BY') && !isVersionStated(ofTable) ? ofFile : ofTable;
  }
  const both = table.union(file);
  // No copies that are changed leaves nothing to share alike.
  if (both.has('ND')) both.delete('SA');
  const conditions = ['BY', 'NC', 'SA', 'ND'].filter((each) => both.has(each));
  const version = versionOf(ofFile) ?? versionOf(ofTable);
  return parseLicence(['CC', ...conditions, ...(version === undefined ? [] : [version])].join('-')) ?? ofFile;
}

function conditionsOf(licence: Licence): Set<string> {
  return new Set(licence.match(/\b(BY|NC|SA|ND)\b/g));
}

function versionOf(licence: Licence): string | undefined {
  return licence.startsWith('CC-BY') ? /\d\.\d$/.exec(licence)?.[0] : undefined;
}
