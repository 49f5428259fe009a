/** What a page was made with: the build, and the words of its interface language. Kept books are compared by it. */
export function pageBuild({ build, wordsPath }: { build: string; wordsPath: string }): string {
  return `${build} ${wordsPath}`;
}

export function buildOfPage({ dataset }: HTMLElement): string {
  return pageBuild({ build: dataset['build'] ?? '', wordsPath: dataset['words'] ?? '' });
}
