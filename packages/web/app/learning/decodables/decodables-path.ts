export const decodablesPath = '/decodables';

/** The page of the stages of a language, with one of them open; every other one is closed by it. */
export function stagesPath(languageId: string, stage?: number): string {
  return `${decodablesPath}?lId=${languageId}${stage === undefined ? '' : `&stage=${stage}#stage-${stage}`}`;
}

/** The page of the sounds in an edition. */
export function soundsPath(slug: string): string {
  return `${decodablesPath}/${encodeURIComponent(slug)}`;
}
